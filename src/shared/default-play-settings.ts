// Kept out of the file of the schemas, which the first screen does not load.

/** Used until a pupil or an owner chooses otherwise. */
export const DEFAULT_PLAY_SETTINGS = {
  sound: true,
  readAloud: true,
  textSize: 'normal',
  spacing: 'normal',
  font: 'standard',
  smallLetters: false,
  contrast: 'normal',
  calm: false,
  countdown: 1,
  waits: false,
  switchAccess: false,
} as const;
