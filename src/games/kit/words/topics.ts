// Topics and manners that are kept out of what children read.

interface Topic {
  topic: string;
  pattern: RegExp;
}

/** Words that indicate a topic. */
export const TOPICS: readonly Topic[] = [
  words('weapons and fighting', 'gun|guns|rifle|bomb|bombs|weapon|sword|swords|dagger|spear|arrow'),
  words('weapons and fighting', 'fight|fights|fighting|fought|punch|battle|attack|attacked|shoot'),
  words('war', 'war|wars|army|armies|soldier|soldiers|invade|invaded|invasion|raid|raids|troops'),
  words('death and illness', 'die|dies|died|dead|death|kill|kills|killed|grave|coffin|funeral'),
  words('death and illness', 'ill|illness|sick|sickness|disease|cancer|virus|bury|buried|tomb'),
  words('alcohol, smoking, drugs', 'beer|wine|drunk|vodka|pub|smoking|cigarette|tobacco|drugs?'),
  words('gambling', 'bet|bets|betting|gamble|gambling|lottery|casino|odds|jackpot'),
  words('dating', 'boyfriend|girlfriend|dating|kiss|kissed|sexy'),
  words('bodies and diets', 'fat|fatter|skinny|overweight|diet|slim|ugly'),
  words('ghosts and gore', 'ghost|ghosts|blood|bloody|zombie|vampire|skeleton|haunted|monster'),
  words('crime', 'steal|steals|stole|stolen|thief|thieves|robber|robbed|crime|prison|jail|murder'),
  words('politics', 'election|elections|vote|voted|votes|politics|politician|brexit'),
  words('social media and apps', 'facebook|instagram|tiktok|youtube|snapchat|whatsapp|twitter'),
  words('social media and apps', 'google|netflix|minecraft|fortnite|roblox|selfie|xbox|nintendo'),
  words('shops and brands', 'tesco|asda|aldi|lidl|amazon|hoover|lego|velcro|frisbee|sellotape'),
  words('shops and brands', 'biro|thermos|jacuzzi|rollerblades?|play-doh|pritt|crayola|monopoly'),
  words('shops and brands', 'scrabble|barbie|disney|pokemon|ipad|iphone|kindle|nutella|jacuzzi'),
  words('hard for one faith', 'bacon|ham|pork|sausage|sausages|gelatine|christmas|easter|santa'),
  words('gallows', 'gallows|hanged|noose|hangman'),
  words('colour as the only sign', '(?:red|green|blue) (?:word|letter)s?'),
];

interface Permitted {
  reason: string;
  words: readonly string[];
  ids: readonly string[];
}

/** Items that may use such a word, each with the reason. */
export const PERMITTED: readonly Permitted[] = [
  {
    reason: 'science of the body, taught in Years 3 to 6 with these words',
    words: ['blood', 'skeleton'],
    ids: [
      'Y3.DD/heart',
      'Y3.DD/skeleton',
      'Y3.HM/science',
      'Y4.DD/vein',
      'Y5.WS/human-body',
      'Y6.DD/artery',
      'Y6.HM/the-human-body',
    ],
  },
  { reason: 'a puppy buries a bone', words: ['buried'], ids: ['Y6.GR.3/011'] },
];

function words(topic: string, alternatives: string): Topic {
  return { topic, pattern: new RegExp(`\\b(?:${alternatives})\\b`, 'i') };
}

/** A person with a title; the group is the surname, if it is there. */
export const SURNAME = /\b(?:Mr|Mrs|Ms|Miss|Dr|Sir)\b\.? ?(\p{Lu}\p{L}+)?/u;
/** Words that put pressure on a child. */
export const PRESSURE = /\b(lazy|stupid|silly|dumb|bad at|slow child|wrong again|fault)\b/i;
