@rem `npm start` is `exec node ...`: without it the shell between npm and the server gets npm's SIGTERM, dies of it and leaves
@rem the server behind. The shell of Windows has no `exec` and looks for it here, in the folder that npm runs scripts in.
@%*
