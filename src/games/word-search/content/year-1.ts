// The themed word banks of Year 1, spelling words first.
import type { WordBank } from '#games/kit/words.ts';

export const banks: readonly WordBank[] = [
  {
    id: 'Y1.WS/spelling',
    theme: 'Spelling words',
    objective: 'Y1.SP.1',
    words: ['FRIEND', 'SCHOOL', 'HOUSE', 'TODAY', 'WHERE', 'PUSH', 'PULL', 'LOVE', 'ONCE', 'THEY'],
  },
  {
    id: 'Y1.WS/more-spelling',
    theme: 'More spelling words',
    objective: 'Y1.SP.1',
    words: ['SAID', 'SAYS', 'WERE', 'YOUR', 'SOME', 'COME', 'FULL', 'HERE', 'FRIEND', 'SCHOOL'],
  },
  {
    id: 'Y1.WS/sounds',
    theme: 'Words with sh and ch',
    objective: 'Y1.SP.2',
    words: [
      'SHELF',
      'BRUSH',
      'CRASH',
      'SHOUT',
      'SHINE',
      'CHEEK',
      'BEACH',
      'LUNCH',
      'CHAIR',
      'RICH',
    ],
  },
  {
    id: 'Y1.WS/farm',
    theme: 'The farm',
    objective: 'Y1.VO.1',
    words: ['BARN', 'GOAT', 'DUCK', 'LAMB', 'GATE', 'CORN', 'HORSE', 'FIELD', 'CHICK', 'FARMER'],
  },
  {
    id: 'Y1.WS/sea',
    theme: 'The sea',
    objective: 'Y1.VO.1',
    words: ['BOAT', 'CRAB', 'FISH', 'SAND', 'WAVE', 'SEAL', 'BEACH', 'SHARK', 'WHALE', 'SAILOR'],
  },
  {
    id: 'Y1.WS/weather',
    theme: 'Weather',
    objective: 'Y1.VO.1',
    words: ['RAIN', 'WIND', 'SNOW', 'HAIL', 'FROST', 'STORM', 'CLOUD', 'SUNNY', 'FOGGY', 'WINTER'],
  },
  {
    id: 'Y1.WS/space',
    theme: 'Space',
    objective: 'Y1.VO.1',
    words: ['MOON', 'STAR', 'SHIP', 'DARK', 'EARTH', 'ROBOT', 'ORBIT', 'COMET', 'ROCKET', 'PLANET'],
  },
  {
    id: 'Y1.WS/classroom',
    theme: 'In the classroom',
    objective: 'Y1.VO.1',
    words: ['BOOK', 'DESK', 'GLUE', 'HALL', 'CHAIR', 'PAINT', 'RULER', 'CLOCK', 'LUNCH', 'PENCIL'],
  },
  {
    id: 'Y1.WS/food',
    theme: 'Food',
    objective: 'Y1.VO.1',
    words: ['CAKE', 'SOUP', 'MILK', 'RICE', 'PEAR', 'BREAD', 'APPLE', 'JELLY', 'CHEESE', 'CARROT'],
  },
  {
    id: 'Y1.WS/toys',
    theme: 'Toys',
    objective: 'Y1.VO.1',
    words: ['KITE', 'DOLL', 'BALL', 'DRUM', 'BIKE', 'TRAIN', 'BLOCK', 'TEDDY', 'PUZZLE', 'PUPPET'],
  },
  {
    id: 'Y1.WS/woods',
    theme: 'The woods',
    objective: 'Y1.VO.1',
    words: ['TREE', 'LEAF', 'NEST', 'FROG', 'TWIG', 'MOTH', 'ACORN', 'SNAIL', 'BERRY', 'RABBIT'],
  },
  {
    id: 'Y1.WS/home',
    theme: 'At home',
    objective: 'Y1.VO.1',
    words: ['LAMP', 'SOFA', 'DOOR', 'ROOF', 'SINK', 'BATH', 'TOWEL', 'TABLE', 'BROOM', 'PILLOW'],
  },
  {
    id: 'Y1.WS/body',
    theme: 'Our bodies',
    objective: 'Y1.VO.1',
    words: ['HEAD', 'NECK', 'CHIN', 'NOSE', 'HAND', 'MOUTH', 'THUMB', 'ELBOW', 'KNEE', 'FINGER'],
  },
];
