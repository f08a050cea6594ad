export type Mood = 'hello' | 'thinking' | 'cheering' | 'comforting';

export interface Tip {
  mood: Mood;
  tip: string;
}

const START = 'Pick a game and off we go! Take your time, there’s no rush.';

/** What the owl says on a pupil's home page, another sentence after each game. */
export const HOME_TIPS = [
  START,
  'I wonder which game you’ll pick. I like them all!',
  'Getting one wrong is fine. That’s how owls learn, too!',
  'Stuck? Take a breath, look again, then have a go.',
  'Mole has been digging. Shall we see what grows today?',
  'Is it tricky? Say it out loud. That always helps me.',
  'Tell somebody what you find out. They may not know it!',
] as const;

/** What the owl says on each screen. */
export const TIPS = {
  auth: { mood: 'hello', tip: 'Hello, explorer! I’m so glad you’re here.' },
  classCode: { mood: 'hello', tip: 'Hello! Which class are you in?' },
  classClosed: { mood: 'comforting', tip: 'Nobody can go in just now. Your teacher can help.' },
  schoolAccount: { mood: 'hello', tip: 'Hello, teacher! This way in is for grown-ups.' },
  yearSelection: { mood: 'thinking', tip: 'Which year are you in at school?' },
  home: { mood: 'hello', tip: START },
  profile: { mood: 'cheering', tip: 'Look how far you’ve come! I’m proud of you.' },
  journey: {
    mood: 'hello',
    tip: 'Every seed you plant takes us further along the path.',
  },
  howToPlay: { mood: 'thinking', tip: 'Read how a game works, then give it a try.' },
  about: { mood: 'hello', tip: 'Shall I tell you how it all began?' },
  contact: { mood: 'hello', tip: 'I love messages! What would you like to tell us?' },
  privacy: {
    mood: 'hello',
    tip: 'Everything about you belongs to you. Let me show you what we keep.',
  },
  classes: { mood: 'hello', tip: 'Welcome, teacher! Your classes are here.' },
  words: { mood: 'thinking', tip: 'Your own words, in our games. Shall we try it?' },
  denied: { mood: 'comforting', tip: 'This page is for teachers. Shall we go back to the games?' },
  deniedToTeacher: {
    mood: 'comforting',
    tip: 'This page is for admins. Shall we go to your classes?',
  },
  notFound: { mood: 'comforting', tip: 'Even explorers get lost. Luckily I know the way home!' },
  trouble: { mood: 'comforting', tip: 'Don’t worry. We can try that again together.' },
} as const satisfies Record<string, Tip>;
