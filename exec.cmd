@rem Windows has no exec: this lets `npm start` be the same line everywhere. See scripts/stop-with-npm.mjs.
@%*
