_ = browser().run()
