_ = editor().run()
