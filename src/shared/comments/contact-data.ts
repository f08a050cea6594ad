// Contact data in a comment, which the server replaces before it keeps the comment (D10). Patterns are for what is written in
// the United Kingdom; a child who wants to can still get a number past them.

/** What stands in place of contact data. */
export const MASK = '•••';

const TOP_LEVEL = '(?:com|net|org|uk|ie|eu|io|gg|tv|biz)';
const PROVIDER = '(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|live|aol|btinternet|sky)';
const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+-]*`;
const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]*`;
/** A link goes up to the last character that is not the sentence's. */
const REST = String.raw`\S*[^\s.,;:!?'’")\]•]`;
/** Between the digits of a telephone number. */
const GAP = String.raw`[\s().–\p{Cf}-]{0,3}`;
const WORD_BEFORE = String.raw`(?<![\p{L}\p{N}_])`;
const WORD_AFTER = String.raw`(?![\p{L}\p{N}_])`;

/** The 124 postcode areas. */
const AREAS =
  'AB|AL|BA|BB|BD|BH|BL|BN|BR|BS|BT|B|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|EC|EH|EN|EX|E|FK|FY|GL|GU|GY|G|' +
  'HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|LA|LD|LE|LL|LN|LS|LU|L|ME|MK|ML|M|NE|NG|NN|NP|NR|NW|N|OL|OX|PA|PE|PH|PL|PO|' +
  'PR|RG|RH|RM|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|S|TA|TD|TF|TN|TQ|TR|TS|TW|UB|WA|WC|WD|WF|WN|WR|WS|WV|W|YO|ZE';
const STREET =
  '(?:street|st|road|rd|avenue|ave|lane|ln|close|drive|way|court|place|crescent|gardens|terrace|grove|square|hill|park|row|walk|mews)';
const SERVICE =
  '(?:snap(?:chat)?|insta(?:gram)?|tik ?tok|discord|whatsapp|telegram|kik|facebook|fb|twitter|roblox|fortnite|minecraft|xbox|psn|steam|youtube)';
const HANDLE = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}_.#-]*[\p{L}\p{N}_])`;
const DIGIT_WORD =
  '(?:zero|oh|o|nought|one|two|three|four|five|six|seven|eight|nine|double|triple)';

interface Pattern {
  pattern: RegExp;
  /** Whether what the pattern found is contact data after all. */
  isContact?: (found: string) => boolean;
}

/** In the order in which they are applied; what a later one finds is never part of what an earlier one would. */
const PATTERNS: readonly Pattern[] = [
  // E-mail addresses, also with spaces or in words.
  { pattern: regex(String.raw`${NAME}@${LABEL}(?:\.${LABEL})+`) },
  {
    pattern: regex(
      String.raw`${NAME}\s?@\s?${LABEL}(?:\s?\.\s?${LABEL})*\s?\.\s?${TOP_LEVEL}${WORD_AFTER}`,
    ),
  },
  {
    pattern: regex(
      String.raw`${NAME}\s+[([]?at[)\]]?\s+(?:${PROVIDER}\s*(?:\.|dot)\s*|${LABEL}\s+dot\s+)${TOP_LEVEL}${WORD_AFTER}`,
    ),
  },
  // Links.
  { pattern: regex(String.raw`(?:https?:\/\/|${WORD_BEFORE}www\.)${REST}`) },
  {
    pattern: regex(
      String.raw`${WORD_BEFORE}(?:youtu\.be|t\.me|wa\.me|bit\.ly|discord\.gg)\/${REST}`,
    ),
  },
  {
    pattern: regex(
      String.raw`${WORD_BEFORE}(?:${LABEL}\.)+${TOP_LEVEL}(?:\/${REST}|\/|${WORD_AFTER})`,
    ),
  },
  {
    pattern: regex(String.raw`${WORD_BEFORE}${LABEL}\s+dot\s+(?:co\s+dot\s+uk|com)${WORD_AFTER}`),
  },
  // Handles: '@mia_k', 'mia#1234', 'my snap is mia_k'.
  {
    pattern: regex(
      String.raw`(?<![\p{L}\p{N}_@])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]{0,28}[\p{L}\p{N}_])`,
    ),
  },
  { pattern: regex(String.raw`${WORD_BEFORE}\p{L}[\p{L}\p{N}_.]{1,31}#\p{N}{4}${WORD_AFTER}`) },
  {
    pattern: regex(
      String.raw`(?<=${WORD_BEFORE}${SERVICE}\s+(?:user\s?name|name|id|tag|handle|account)\s*(?:is|:|=)\s*)${HANDLE}`,
    ),
    isContact: (found) => found.length >= MASK.length,
  },
  {
    pattern: regex(String.raw`(?<=${WORD_BEFORE}${SERVICE}\s*(?:\s+is\s|:|=|-)?\s*)${HANDLE}`),
    isContact: (found) =>
      found.length >= MASK.length && /\p{L}/u.test(found) && /[\p{N}_.#]/u.test(found),
  },
  // Telephone numbers: with a country code, of the United Kingdom, and in words.
  { pattern: regex(String.raw`(?:\+|(?<!\d)00)${GAP}[1-9](?:${GAP}\d){9,13}(?!\d)`) },
  {
    pattern: regex(
      String.raw`(?:\((?=\d+\)))?(?:(?<!\d)0|(?<![\p{L}\p{N}])o)${GAP}[1-9](?:${GAP}[\do]){7,8}${GAP}\d(?!\d)`,
    ),
    isContact: isTelephone,
  },
  {
    pattern: regex(
      String.raw`${WORD_BEFORE}(?:zero|oh|o|nought)[\s,-]+(?:one(?![\s,-]+two)|two|three|seven|eight)(?:[\s,-]+${DIGIT_WORD}){7,9}${WORD_AFTER}`,
    ),
  },
  // Postcodes, with the house number and street before them.
  {
    pattern: regex(
      String.raw`(?:${WORD_BEFORE}\d{1,4}[a-z]?[\s,]+(?:(?:[\p{L}'’-]+[\s,]+){1,3}?${STREET}[\s,]+(?:[\p{L}'’-]+[\s,]+){0,2}?)?)?${WORD_BEFORE}(?:${AREAS})\d[a-z\d]?\s?\d[abd-hjlnp-uw-z]{2}${WORD_AFTER}`,
    ),
    // 'team B2 1st'.
    isContact: (found) => !/\d(?:st|nd|rd|th)$/.test(found),
  },
];

/** The text with contact data replaced. Masking it again changes nothing, and it never gets longer. */
export function maskContactData(text: string): string {
  let [before, masked] = ['', text];
  // Without its neighbour, what is left may be recognised too.
  while (masked !== before) {
    before = masked;
    masked = PATTERNS.reduce(replaceWith, masked);
  }
  return masked;
}

function replaceWith(text: string, { pattern, isContact }: Pattern): string {
  return text.replace(pattern, (found) => (isContact?.(found) === false ? found : MASK));
}

/** The rest may be the letter o. */
const FEWEST_DIGITS = 6;

/** Not a decimal fraction, a date or somebody counting. */
function isTelephone(found: string): boolean {
  const digits = found.replaceAll(/\D/g, '');
  const isDate = /^\d{1,2}[.–-]\d{1,2}[.–-]\d{2,4}/.test(found);
  const isCounting = digits.startsWith('012345678');
  return digits.length >= FEWEST_DIGITS && !isDate && !isCounting && !/^0\.\d+$/.test(found);
}

function regex(source: string): RegExp {
  return new RegExp(source, 'giu');
}
