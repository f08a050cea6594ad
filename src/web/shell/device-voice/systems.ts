// How a British voice is added on each system. Where this was found is in docs/operating.md, 'Reading aloud'.
import Bowser from 'bowser';

export interface System {
  name: string;
  /** As Bowser names it. */
  os: string;
  /** In the order in which they are taken. */
  steps: readonly string[];
  /** What else there is to know. */
  note?: string;
}

const MAC: System = {
  name: 'Mac',
  os: 'macOS',
  steps: [
    'Open System Settings, Accessibility, ‘Read & Speak’ (before macOS 26 ‘Spoken Content’).',
    'Under ‘System voice’ choose ‘Manage Voices’, then English (United Kingdom), and download Daniel.',
    'Quit the browser and open it again. Firefox needs a restart of the Mac.',
  ],
  note: 'In Safari, web pages can use only the voices that the system came with.',
};

const IPAD: System = {
  name: 'iPad or iPhone',
  os: 'iOS',
  steps: [
    'The British voice Daniel comes with the system. Where it is missing, open Settings, General, Software Update and bring the system up to date.',
    'Look for it under Settings, Accessibility, ‘Read & Speak’ (before version 26 ‘Spoken Content’), Voices, English.',
    'Start the device again.',
  ],
  note: 'Web pages can use only the voices that the system came with. A better version of Daniel (‘Enhanced’ or ‘Premium’) is not used by them and can hide the plain one.',
};

export const SYSTEMS: readonly System[] = [
  {
    name: 'Windows',
    os: 'Windows',
    steps: [
      'Open Settings, Time & language, Speech.',
      'Under ‘Manage voices’ press ‘Add voices’, choose English (United Kingdom) and press ‘Add’.',
      'Close every window of the browser and open it again.',
    ],
    note: 'Chrome and Firefox cannot use the ‘natural’ voices of Narrator, and the ‘online’ voices of Edge send the words to another company, so they are never used.',
  },
  {
    name: 'Chromebook',
    os: 'Chrome OS',
    steps: [
      'Open Settings, Accessibility, Text-to-Speech, ‘Text-to-Speech voice settings’.',
      'Choose a UK English voice. On a school’s Chromebooks this may need the administrator.',
      'Sign out of the Chromebook and in again.',
    ],
  },
  IPAD,
  MAC,
  {
    name: 'Android tablet',
    os: 'Android',
    steps: [
      'Open Settings and search for ‘Text-to-speech output’. It is under Accessibility or Languages, on a Samsung under General management.',
      'Press the cog beside the preferred engine, then ‘Install voice data’ and English (United Kingdom), and download a voice.',
      'Choose English (United Kingdom) as its language, and open the browser again.',
    ],
    note: 'Use Chrome: Edge for Android gives web pages no voice.',
  },
  {
    name: 'Linux',
    os: 'Linux',
    steps: [
      'Install the packages speech-dispatcher and espeak-ng.',
      'Open Firefox again. Chrome and Chromium must be started with --enable-speech-dispatcher.',
    ],
    note: 'These voices sound mechanical.',
  },
];

/** The system of this device, if its browser names it; null if it is none of these. */
export function systemOf(browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): System | null {
  const { os } = Bowser.parse(browser.userAgent);
  const system = SYSTEMS.find((known) => known.os === os.name) ?? null;
  // Safari on an iPad claims to be on a Mac, but no Mac has a touch screen.
  return system === MAC && browser.maxTouchPoints > 1 ? IPAD : system;
}
