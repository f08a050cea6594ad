// What the privacy page says: first in a child's words, then for adults.
import { Eraser, EyeOff, NotebookPen, Users, type LucideIcon } from 'lucide-react';
import type { PublicConfig } from '#shared/contract/payment.ts';

interface Pledge {
  title: string;
  icon: LucideIcon;
  sentences: readonly string[];
}

/** The page for children: four promises, in short words. */
export function promises(appName: string): readonly Pledge[] {
  return [
    {
      title: 'What we keep',
      icon: NotebookPen,
      sentences: [
        'We keep your name here, your school year and your avatar.',
        'We keep the games you finish, your answers and scores, and how you like to play.',
        'We work out what you know well and what you may forget soon, so that it comes back in time. You see it as your garden, and your teacher sees it too. A grown-up at your school can switch this off.',
        'We keep how far you’ve come on your journey.',
        'We keep what your teacher sets for you, and how much of it you’ve done.',
        'We keep what you tell us about a game, and the messages you send us. If you write a phone number or an address about a game, we take it out.',
        'Your password is scrambled, so nobody can read it.',
      ],
    },
    {
      title: 'What we never ask',
      icon: EyeOff,
      sentences: [
        'We don’t ask for your birthday, your home or your photo.',
        'We don’t want to know where you are.',
        'There are no adverts, and nobody follows what you do.',
      ],
    },
    {
      title: 'Who can see it',
      icon: Users,
      sentences: [
        'You can see it. It’s about you!',
        'A little of what you write about a game may be kept for a grown-up at your school. Ask there if you want to see it.',
        `The grown-ups who look after ${appName} at your school can see it, so that they can help you.`,
        'Your teachers can read what you write about a game, but maybe not today. If you’re worried, tell a grown-up you trust, or ring Childline on 0800 1111.',
        'Other children can’t see it. Your class sees your first name and your avatar where you sign in together.',
      ],
    },
    {
      title: 'How to have it deleted',
      icon: Eraser,
      sentences: [
        'Ask your teacher, or a grown-up at home to ask for you.',
        'They can delete your account. Then your games, your scores and your messages are gone for good.',
        'When you leave your school, your teacher can give you a copy first.',
        'If you don’t play for a very long time, your account is deleted as well.',
      ],
    },
  ];
}

/** What is kept, what for, and for how long: one row each. */
export const KEPT: readonly (readonly [what: string, purpose: string, until: string])[] = [
  [
    'Username, name, year group, avatar, play settings',
    'signing in, questions of the right year, playing as the child needs it',
    'the account is deleted: by an admin, by the teacher of a class that has left, or because nobody has played with it for the time the school has set (usually two years) and the notice after it has passed (usually 30 days)',
  ],
  [
    'Help with playing that staff have set for the child: which, who set it and when',
    'playing as the child needs it',
    'staff take it away, or the account is deleted; the name of who set it goes with their account',
  ],
  ['Password, as an argon2id hash only', 'signing in', 'it is changed, or the account is deleted'],
  [
    'Three secret pictures (encrypted), and a hash of the secret on a QR card, where the school uses them',
    'signing in without typing',
    'new ones are made, or the account is deleted',
  ],
  [
    'Finished games: which, score, seconds, when, and whether the moves prove the score',
    'history and avatars for the child, progress for the teacher',
    'the account is deleted',
  ],
  [
    'Answers in finished games: which question or word, right or wrong and with which mistake, how long it took; for a spelling what was typed, if it is near the word',
    'showing the teacher what to practise next',
    'the time the school has set has passed (usually two years), or the account is deleted',
  ],
  [
    'Tables checks in Year 4: score, when, how often begun, how much time there was; for each fact what was typed and how long it took',
    'showing the teacher which tables facts are known',
    'the account is deleted; what was typed, when the time the school has set has passed (usually two years)',
  ],
  [
    'Sums of these answers for each part of the curriculum',
    'showing the teacher what to practise next',
    'the account is deleted',
  ],
  [
    'What is remembered of each question, word and fact: when it was met last, how often, how often it was wrong, and for how long it will probably be known (a prediction from the answers)',
    'bringing it back before it is forgotten; the garden and the basket on the child’s profile; showing the teacher of the class what to teach to whom',
    'it has not been met for 24 months, an admin switches it off for the child, or the account is deleted',
  ],
  [
    'How much has grown in the garden in each school year, and how many seeds on the last day',
    'opening the child’s journey, whose stops stay when the memory is switched off',
    'the account is deleted',
  ],
  [
    'Which class a child is in, since when, and who teaches it',
    'showing teachers their own pupils; signing in on the page of the class',
    'the child is removed from the class, or the class or the account is deleted',
  ],
  [
    'An import of a list of pupils: for each child whether it made the account, name and year before, and when a child whom it brought back had left',
    'undoing it',
    '30 days have passed, or the account is deleted',
  ],
  [
    'What a teacher has set, and how many rounds of it the child has played',
    'showing the child what to play, and the teacher who has done it',
    'a year after its last day, the teacher withdraws it, or the account is deleted',
  ],
  [
    'When a class made a picture grow together, which, and by how many rounds, without who played; the class’s goal for the week',
    'showing a class what it has done together',
    'a year has passed, or the class is deleted; the goal, until it is changed',
  ],
  [
    'Words in a teacher’s own voice',
    'hearing them in Listen and Spell',
    'they are deleted or recorded again, the word is deleted, or the teacher’s account is deleted',
  ],
  [
    'Ratings and comments (without telephone numbers, addresses and links), and whether a grown-up has read them; the child’s copy leaves out what may be a safeguarding concern, and when anything was read: ask the school’s safeguarding lead',
    'making the games better; teachers read the comments of their classes',
    'the account is deleted',
  ],
  [
    'That a comment has words in it that may point to a safeguarding concern, and who has seen to it; not shown in the child’s own sign-in or copy',
    'making sure that the school’s safeguarding leads and the child’s teachers do not overlook it. It is no monitoring service: it misses worries, and nobody watches it',
    'the account is deleted; it leaves the list, and who has seen to it is forgotten, after a year',
  ],
  [
    'The questions met last in a game (their numbers)',
    'new questions in a new round',
    'newer ones take their place',
  ],
  ['Contact messages', 'answering them', 'an admin deletes them, or the account is deleted'],
  [
    'Signed-in browsers: a hash of the cookie, browser and system such as ‘Chrome on Android’, when it was used last',
    'staying signed in',
    'log-out, or 30 days without a visit; half an hour without a touch on a device that children share',
  ],
  [
    'Payment: amount, state, when; no card, no name',
    'proof that the fee was paid',
    'the installation ends; without a link to the child once the account is deleted',
  ],
  [
    'A registration that waits for its payment',
    'making the account when it is paid',
    '24 hours have passed since it was typed, or since the payment failed; while a payment may still arrive it waits for that',
  ],
  [
    'Counters against guessing (hashes of names and addresses)',
    'slowing down those who guess passwords',
    '15 minutes have passed; deleted within the hour',
  ],
  [
    'What was done to accounts, who read them, and when admins logged in; by number',
    'tracing who did what',
    'the time the school has set has passed (usually two years); a deleted account is a number without a name',
  ],
  [
    'On the device: the sign-in cookie, who is signed in with their games, garden and avatars, games that wait to be sent, questions to play without a network, the words met last, how the child likes to play',
    'playing on when the network is away',
    'the child logs out; games that wait, until they are sent',
  ],
  [
    'On the device: a round left in the middle, with its answers',
    'playing on later that day',
    'the game is played again, or the next day on which anybody plays there; on a device that children share, the child logs out',
  ],
  [
    'On the device: words in a teacher’s own voice',
    'hearing them when the network is away',
    'the work that they are set for is over, or the child logs out',
  ],
  [
    'On the device: a message that is not sent yet',
    'not losing it when the page is opened again',
    'it is sent, or the tab is closed',
  ],
  [
    'On the device: a cookie that says where a registration was begun',
    'signing the child in there when somebody has paid',
    '24 hours have passed',
  ],
  [
    'On the device: for how long each child has played there today',
    'saying once a day that it is enough',
    'the next day on which anybody plays there',
  ],
  [
    'On the device: a cookie that says which accounts have been used there, in a form that only our server can read',
    'making sure that nobody who guesses passwords can keep the child out',
    'a year has passed since the last log-in there',
  ],
  [
    'On the device: a cookie that says whether children share it',
    'logging a child out soon where another takes the device next',
    'a year has passed since a card or a class page was last used there',
  ],
];

/** Recipients of data, depending on the installation's settings. */
export function thirdParties({ payment, email }: PublicConfig): readonly string[] {
  const stripe =
    'Stripe, on the register page only: it takes the payment. Card details go from the browser to Stripe and never to this server.';
  const emailJs =
    'EmailJS, on the contact page only: it delivers the message, with the sender’s name and e-mail address if one was given.';
  return [
    ...(payment.mode === 'stripe' ? [stripe] : []),
    ...(email.origin === '' ? [] : [emailJs]),
  ];
}
