// ReplayServer
