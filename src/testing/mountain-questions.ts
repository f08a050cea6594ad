// Questions of Mathematics Mountain as they are dealt: a plain one, and one that is spoken differently from how it is
// written.
import type { DealtQuestion } from '#games/mathematics-mountain/forms/forms.ts';

export const TIMES: DealtQuestion = {
  form: 'whole',
  id: 'Y3.MD.1/r1:7,8',
  objective: 'Y3.MD.1',
  question: '7 × 8 = ?',
  answer: 56,
  explanation: '7 lots of 8 are 56.',
};

export const FRACTION: DealtQuestion = {
  form: 'whole',
  id: 'Y3.FR.5/r12:2,3,7',
  objective: 'Y3.FR.5',
  question: '2/7 + 3/7 = ?/7',
  spoken: 'two sevenths plus three sevenths equals how many sevenths?',
  answer: 5,
  explanation: 'Add the top numbers: 2 + 3.',
};

/** A question of each form in which the answer is not a typed whole number. */
export const OF_EACH_FORM: DealtQuestion[] = [
  {
    form: 'compare',
    id: 'Y4.FR.9/r121:0,4,35',
    objective: 'Y4.FR.9',
    question: 'Which sign fits?\n0.4 ○ 0.35',
    spoken: 'Which sign fits between 0.4 and 0.35?',
    answer: 1,
    explanation: '0.4 is 0.40, so compare 40 with 35 hundredths.',
    slips: { '-1': 'longer-decimal-is-larger' },
    reasons: { '-1': 'Write 0.4 as 0.40. More digits do not mean more.' },
  },
  {
    form: 'decimal',
    id: 'Y4.FR.10/r133:315,125',
    objective: 'Y4.FR.10',
    question: '£3.15 + £1.35 = £?',
    spoken: '3 pounds 15 plus 1 pound 35 equals how many pounds?',
    isMoney: true,
    answer: 4.5,
    explanation: '315p + 135p = 450p, which is £4.50.',
  },
  {
    form: 'decimal',
    id: 'Y4.PV.3/r135:3,7',
    objective: 'Y4.PV.3',
    question: 'Count back 7 from 3. What do you get?',
    answer: -4,
    explanation: 'Go back 3 to 0, then 4 more: you reach −4.',
  },
  {
    form: 'read',
    id: 'Y2.ME.1/r142:3,6,ribbon',
    objective: 'Y2.ME.1',
    question: 'How many cm long is the ribbon?',
    picture: { kind: 'ruler', from: 3, length: 6, thing: 'ribbon' },
    answer: 6,
    explanation: 'It goes from 3 to 9, and 9 − 3 = 6.',
    slips: { '9': 'reads-end-mark' },
    reasons: { '9': 'It ends at 9, but it starts at 3 and not at 0.' },
  },
  {
    form: 'line',
    id: 'Y2.PV.3/r152:73',
    objective: 'Y2.PV.3',
    question: 'Where does 73 belong? You may be up to 3 away.',
    says: '73',
    line: { from: 0, to: 100, step: 10, labels: [0, 50, 100] },
    within: 3,
    answer: 73,
    explanation: 'Each mark is 10, and 73 is between 70 and 80.',
    slips: { '37': 'digits-swapped' },
    reasons: { '37': 'In 73 the tens are 7, and the ones are 3.' },
  },
  {
    form: 'choose',
    id: 'Y2.AS.3/r161:47,38,3',
    objective: 'Y2.AS.3',
    question: 'Mina adds 47 + 38. Which step is not right?',
    options: ['Step 1: 40 + 30 = 70', 'Step 2: 7 + 8 = 15', 'Step 3: 70 + 15 = 75'],
    answer: 2,
    explanation: 'Check each step: 70 + 15 is 85, so step 3 is not right.',
    slips: { '1': 'blames-other-step' },
    reasons: { '1': '7 + 8 = 15 is right by itself. Look at step 3.' },
  },
  {
    form: 'column',
    id: 'Y5.MD.4/r171:23,14',
    objective: 'Y5.MD.4',
    question: 'Work out 23 × 14 in columns.',
    sign: '×',
    rows: ['23', '14'],
    working: [92, 230],
    decimals: 0,
    answer: 322,
    explanation: '23 × 4 = 92 and 23 × 10 = 230, together 322.',
    slips: { '115': 'tens-digit-as-ones' },
    reasons: { '115': 'The 1 in 14 is worth 10. Its row needs a 0 at the end.' },
  },
];
