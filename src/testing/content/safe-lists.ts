// What content leaves out, topic by topic.

interface Topic {
  topic: string;
  pattern: RegExp;
}

/** Words by which a topic shows itself. */
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

/**
 * Items whose word means something harmless or is owed to the curriculum, as `id/word`; each was read and kept:
 * see the reason beside it.
 */
export const PERMITTED_HERE: ReadonlySet<string> = new Set<string>([]);

function words(topic: string, alternatives: string): Topic {
  return { topic, pattern: new RegExp(`\\b(?:${alternatives})\\b`, 'i') };
}
