// Text alternatives of the pictures. They never give the answer.
import type { Picture, PictureOf } from './maths-picture.ts';
import {
  capital,
  counted,
  listInWords,
  num,
  pounds,
  withArticle,
} from './question-types/wording.ts';

/** The distance, in steps, within which a value counts as on a mark: decimals are not exact. */
const CLOSE = 1e-6;
const FIVE = 5;

/** What the picture of a question shows, in one or two sentences. */
export function describe(picture: Picture): string {
  switch (picture.kind) {
    case 'ten-frame':
      return tenFrame(picture);
    case 'base-ten':
      return baseTen(picture);
    case 'part-whole':
      return partWhole(picture);
    case 'number-line':
      return numberLine(picture);
    case 'ruler':
      return `A ruler in centimetres. A ${picture.thing} lies along it from ${picture.from ?? 0} to ${(picture.from ?? 0) + picture.length}.`;
    case 'scale':
      return scale(picture);
    case 'chart':
      return chart(picture);
    case 'tally':
      return `A tally chart. ${picture.rows.map(tally).join(' ')}`;
    case 'table':
      return table(picture);
    case 'protractor':
      return `A protractor with a small mark for each degree. One line of the angle goes through 0, and the other is ${counted(picture.degrees % 10, 'mark')} past ${Math.floor(picture.degrees / 10) * 10}.`;
    case 'l-shape':
      return `A shape like an L with square corners, in centimetres. Its bottom is ${picture.bottom}, its left side ${picture.left}, its top ${picture.top} and its right side ${picture.right}. Two sides have no number.`;
    case 'clock':
      return clock(picture);
    case 'coins':
      return coins(picture);
    case 'array':
      return `${counted(picture.rows, 'row')} of ${counted(picture.columns, picture.of.slice(0, -1))}.`;
    case 'sharing':
      return sharing(picture);
    case 'fraction-bar':
      return picture.bars.map(fractionBar).join(' ');
    case 'pictogram':
      return pictogram(picture);
    case 'shapes':
      return picture.isToName
        ? picture.shapes.map((shape) => UNNAMED[shape] ?? '').join(' ')
        : `A drawing of ${listInWords(picture.shapes.map(withArticle))}.`;
    case 'mirror-grid':
      return `A grid with a mirror line at ${picture.line} and a dot at ${picture.dot}.`;
    case 'bar-model':
      return barModel(picture);
    case 'corners':
      return `${picture.known.length === 2 ? 'A triangle' : 'A quadrilateral'} with angles of ${listInWords(picture.known)} degrees, and one with a question mark. Not to scale.`;
    case 'circle':
      return `A circle with a ${picture.line} of ${inSpeech(picture.length)}.`;
    case 'hundred-square':
      return hundredSquare(picture);
    case 'sides':
      if (picture.shape === 'triangle' || picture.shape === 'parallelogram') {
        const [base = '', height = ''] = picture.lengths.map(inSpeech);
        return `A ${picture.shape} with base ${base} and height ${height}. Not to scale.`;
      }
      return picture.shape === 'rectangle'
        ? `A rectangle${sidesOf(picture.lengths)}. Not to scale.`
        : `${capital(withArticle(picture.shape))} with sides of ${inSpeech(picture.lengths[0] ?? '')}.`;
    case 'angles':
      return `${WHOLE_ANGLES[picture.whole]} made of angles: ${listInWords([...picture.known.map((angle) => `${angle} degrees`), 'one with a question mark'])}.`;
    case 'things':
      return things(picture);
    case 'turn':
      return `An arrow makes ${TURNS[picture.quarters] ?? ''}.`;
    case 'grid':
      return `A grid with a dot ${place(picture.point, picture.isFourQuadrants ? 'where the axes cross' : 'the corner')}.`;
  }
}

/** The two sides of a rectangle, of which one may be asked for. */
function sidesOf(lengths: readonly string[]): string {
  const known = lengths.filter((length) => !length.startsWith('?')).map(inSpeech);
  return known.length === 1
    ? `. One side is marked with a question mark, and the other is ${known.join()}`
    : ` with sides of ${listInWords(known)}`;
}

/** What is seen of shapes whose name is asked for. */
const UNNAMED: Readonly<Partial<Record<PictureOf<'shapes'>['shapes'][number], string>>> = {
  circle: 'A flat shape with one curved edge, the same distance from its middle all round.',
  triangle: 'A flat shape with 3 straight sides.',
  square: 'A flat shape with 4 equal sides and 4 square corners.',
  rectangle: 'A flat shape with 4 square corners, 2 long sides and 2 short ones.',
  cube: 'A solid with 6 flat faces, each with 4 equal sides.',
  cuboid: 'A solid with 6 flat faces with 4 sides each, longer than it is high.',
  'square-based pyramid':
    'A solid with a flat face of 4 sides below and 4 faces that meet in a point.',
  sphere: 'A solid that is round all over, without any flat face.',
  cylinder: 'A solid with a flat round face at each end and one curved surface.',
  cone: 'A solid with one flat round face below, and a curved surface that goes up to a point.',
};

const WHOLE_ANGLES = { 90: 'A right angle', 180: 'A straight line', 360: 'A full turn' } as const;
const TURNS: Readonly<Record<number, string>> = {
  1: 'a quarter turn',
  2: 'a half turn',
  3: 'a three-quarter turn',
  4: 'a whole turn',
};

function tenFrame({ frames, counters, crossed = 0, ...more }: PictureOf<'ten-frame'>): string {
  if (more.isToCount) return rowsOfFive(counters[0] ?? 0);
  const frame = frames === 1 ? 'A ten frame' : 'Two ten frames';
  const groups = counters.filter(Boolean).map((group) => counted(group, 'counter'));
  const struck =
    crossed > 0
      ? ` ${counted(crossed, 'counter')} ${crossed === 1 ? 'is' : 'are'} crossed out.`
      : '';
  return `${frame} with ${listInWords(groups) || 'no counters'}.${struck}`;
}

/** The counters as they are seen, without their number. */
function rowsOfFive(count: number): string {
  const full = Math.floor(count / FIVE);
  const rows = [
    full > 0 ? counted(full, 'full row') : '',
    count % FIVE > 0 ? `${counted(count % FIVE, full > 0 ? 'more counter' : 'counter')}` : '',
  ].filter(Boolean);
  return `Counters in rows of five: ${listInWords(rows)}.`;
}

/** A value by the nearest number at or below it: '20', '3 marks above 20'. */
function onMarks(value: number, labels: readonly number[], step: number): string {
  const below = labels.filter((one) => one <= value + CLOSE);
  const near = Math.max(...(below.length > 0 ? below : labels));
  const marks = Math.round((value - near) / step);
  if (marks === 0) return num(near);
  return `${counted(Math.abs(marks), 'mark')} ${marks > 0 ? 'above' : 'below'} ${num(near)}`;
}

const SCALE_UNITS: Readonly<Record<string, string>> = {
  '°C': 'degrees Celsius',
  ml: 'millilitres',
  g: 'grams',
  kg: 'kilograms',
};

function scale({ look, labels, step, from, to, value, unit }: PictureOf<'scale'>): string {
  const thing = look === 'scales' ? 'Scales' : `A ${look}`;
  const spaces = Math.round((to - from) / step);
  const shown = onMarks(value, labels, step);
  return `${thing} marked in ${SCALE_UNITS[unit] ?? unit}, with ${spaces} equal spaces from ${num(from)} to ${num(to)} and the numbers ${listInWords(labels.map(num))}. ${look === 'scales' ? 'The pointer' : 'The level'} is ${shown.includes('mark') ? '' : 'at '}${shown}.`;
}

function chart({ look, axis, labels, step, to, points }: PictureOf<'chart'>): string {
  const thing = { bars: 'A bar chart', blocks: 'A block diagram', line: 'A line graph' }[look];
  const seen = points.map(({ name, value }) => `${name}: ${onMarks(value, labels, step)}`);
  const marked = axis === undefined ? '' : ` marked ${SCALE_UNITS[axis] ?? axis},`;
  return `${thing}${marked} with ${Math.round(to / step)} equal spaces from 0 to ${num(to)} and the numbers ${listInWords(labels.map(num))}. ${seen.join('. ')}.`;
}

function things({ names, isPile, isNumbered }: PictureOf<'things'>): string {
  if (isNumbered) return `${names.map((name, nth) => `Number ${nth + 1} is ${name}`).join('. ')}.`;
  return `From ${isPile ? 'top to bottom' : 'left to right'} there are ${listInWords(names.map(withArticle))}.`;
}

/** The columns by their headings, and then each row. */
function table({ rows }: PictureOf<'table'>): string {
  const [[, ...columns] = [], ...others] = rows;
  const said = others.map(([head = '', ...cells]) => `${head}: ${cells.join(', ')}.`);
  return `A table. The columns are ${listInWords(columns)}. ${said.join(' ')}`;
}

function tally({ name, strokes }: PictureOf<'tally'>['rows'][number]): string {
  const [bundles, rest] = [Math.floor(strokes / FIVE), strokes % FIVE];
  const seen = [
    bundles > 0 ? `${counted(bundles, 'bundle')} of five` : '',
    rest > 0 ? counted(rest, 'stroke') : '',
  ].filter(Boolean);
  return `${name}: ${listInWords(seen)}.`;
}

function baseTen({ hundreds, tens, ones }: PictureOf<'base-ten'>): string {
  const blocks = [
    { size: hundreds, one: 'block of a hundred', many: 'blocks of a hundred' },
    { size: tens, one: 'rod of ten', many: 'rods of ten' },
    { size: ones, one: 'single cube', many: 'single cubes' },
  ];
  const seen = blocks.filter(({ size }) => size > 0);
  return `${listInWords(seen.map(({ size, one, many }) => `${size} ${size === 1 ? one : many}`))}.`;
}

function partWhole({ whole, parts: all }: PictureOf<'part-whole'>): string {
  const known = all.filter((part) => part !== null).map(num);
  const missing = all.length - known.length;
  const rest = missing > 0 ? ['one with a question mark'] : [];
  return `A part-whole model. The whole is ${whole === null ? 'a question mark' : num(whole)}. The parts are ${listInWords([...known, ...rest])}.`;
}

function numberLine({ step, labels, dot, asks, from }: PictureOf<'number-line'>): string {
  const [first = from, last = first] = labels;
  // What a step is worth is often the question itself.
  const isCut = asks !== undefined && labels.length === 2 && last - first > step;
  const said = [
    isCut
      ? `A number line with ${(last - first) / step} equal spaces from ${num(first)} to ${num(last)}.`
      : `A number line with a mark every ${num(step)}.`,
    labels.length > 0 ? `It shows ${listInWords(labels.map(num))}.` : '',
    dot === undefined ? '' : `A dot stands at ${num(dot)}.`,
    asks === undefined ? '' : whereAsked(labels, from, step, asks),
  ];
  return said.filter(Boolean).join(' ');
}

/** The position of the question mark: counted from the nearest number on the line, or between two marks. */
function whereAsked(labels: readonly number[], from: number, step: number, asks: number): string {
  const steps = (asks - from) / step;
  if (Math.abs(steps - Math.round(steps)) > CLOSE) {
    const below = from + Math.floor(steps) * step;
    return `The question mark stands between ${num(below)} and ${num(below + step)}.`;
  }
  const known = labels.length > 0 ? labels : [from];
  const near = known.reduce((one, other) =>
    Math.abs(other - asks) < Math.abs(one - asks) ? other : one,
  );
  const marks = Math.round(Math.abs(asks - near) / step);
  return `The question mark stands ${counted(marks, 'mark')} ${asks > near ? 'after' : 'before'} ${num(near)}.`;
}

function clock({ hour, minute }: PictureOf<'clock'>): string {
  const next = (hour % 12) + 1;
  const long =
    minute % 5 === 0
      ? `points to ${minute === 0 ? 12 : minute / 5}`
      : `is ${counted(minute % 5, 'minute mark')} after ${minute < 5 ? 12 : Math.floor(minute / 5)}`;
  const short = minute === 0 ? `points to ${hour}` : `is between ${hour} and ${next}`;
  return `A clock face. The minute hand ${long} and the hour hand ${short}.`;
}

function coin(pence: number): string {
  return pence >= 100 ? `£${pence / 100}` : `${pence}p`;
}

const isNote = (pence: number) => pence >= 500;

/** The coins and notes in order: 'Coins: 5p and 2p', 'A £5 note and a £2 coin'. */
function money(all: readonly number[]): string {
  if (!all.some(isNote))
    return `${all.length === 1 ? 'A coin' : 'Coins'}: ${listInWords(all.map(coin))}.`;
  return `${capital(listInWords(all.map((pence) => `a ${coin(pence)} ${isNote(pence) ? 'note' : 'coin'}`)))}.`;
}

function coins({ coins: all, price }: PictureOf<'coins'>): string {
  const label =
    price === undefined ? '' : ` A price label says ${price < 100 ? `${price}p` : pounds(price)}.`;
  return `${money(all)}${label}`;
}

function sharing({ groups, each, pile = 0 }: PictureOf<'sharing'>): string {
  if (each !== undefined) return `${counted(groups, 'ring')} with ${counted(each, 'dot')} in each.`;
  return `${counted(pile, 'dot')} and ${counted(groups, 'empty ring')}.`;
}

function fractionBar({ parts: all, shaded }: PictureOf<'fraction-bar'>['bars'][number]): string {
  const some = shaded.filter((count) => count > 0);
  const first = `A bar of ${all} equal ${all === 1 ? 'part' : 'parts'}`;
  if (some.length === 0) return `${first}, none of them shaded.`;
  return `${first}, ${some.map((count, index) => (index === 0 ? `${count} shaded` : `${count} shaded differently`)).join(' and ')}.`;
}

function pictogram({ each, rows }: PictureOf<'pictogram'>): string {
  const seen = rows.map(({ name, symbols }) => `${name}: ${counted(symbols, 'star')}`);
  return `A pictogram. Each star stands for ${each}. ${capital(seen.join(', '))}.`;
}

function barModel({ bars, total }: PictureOf<'bar-model'>): string {
  const said = bars.map(({ name, parts: all }) => {
    const texts = all.map(({ text }) => text);
    // That the part asked for is as long as one whose number is told would give the answer away.
    const isTold = texts.includes('?') && texts.some((text) => text !== undefined && text !== '?');
    const isEven = texts.length > 1 && !isTold && all.every(({ size }) => size === all[0]?.size);
    const shaded = all.filter(({ isShaded }) => isShaded).length;
    const named = texts.filter((text) => text !== undefined).map(inSpeech);
    const isPartlyNamed = named.length > 0 && named.length < all.length;
    const cut = isEven
      ? `cut into ${all.length} equal parts${shaded > 0 ? `, ${shaded} of them shaded` : ''}`
      : all.length > 1
        ? `cut into ${all.length} parts`
        : '';
    const marked = named.length > 0 ? markedWith(named) : '';
    const isFirstNamed = isEven && texts[0] !== undefined && named.length === 1;
    const bar = name === undefined ? 'A bar' : `A bar for ${name}`;
    if (isPartlyNamed && shaded === 0)
      return `${bar} ${cut}${isFirstNamed ? `, the first ${marked}` : `: ${runsOf(all, isEven ? '' : ' equal ones').join(', then ')}`}.`;
    return `${[bar, [cut, marked].filter(Boolean).join(shaded > 0 ? ' and ' : ', ')].filter(Boolean).join(' ')}.`;
  });
  return `${said.join(' ')}${total === undefined ? '' : ` The whole bar is ${markedWith([inSpeech(total)])}.`}`;
}

/** 'marked 40 and a question mark', 'marked with a question mark'. */
function markedWith(texts: readonly string[]): string {
  return `marked ${listInWords(texts)}`.replace('marked a', 'marked with a');
}

/**
 * Parts of a bar from left to right: a part and those after it that are as long are taken together, and so are those
 * without a number. `ones` names several of the same length.
 */
function runsOf(all: PictureOf<'bar-model'>['bars'][number]['parts'], ones: string): string[] {
  const runs: { size: number; count: number; isEven: boolean; text: string | undefined }[] = [];
  for (const { size, text } of all) {
    const last = runs.at(-1);
    if (last && text === undefined && (last.size === size || last.text === undefined)) {
      last.count += 1;
      last.isEven &&= last.size === size;
    } else runs.push({ size, count: 1, isEven: true, text });
  }
  return runs.map(({ count, isEven, text }) => {
    if (count === 1)
      return text === undefined ? 'one without a number' : `one ${markedWith([inSpeech(text)])}`;
    return `${count}${isEven ? ones : ''}${text === undefined ? ' without a number' : `, the first ${markedWith([inSpeech(text)])}`}`;
  });
}

const inSpeech = (text: string) =>
  text
    .replace(/^\?/, 'a question mark')
    .replace(/ km$/, ' kilometres')
    .replace(/ cm$/, ' centimetres')
    .replace(/ mm$/, ' millimetres')
    .replace(/ km$/, ' kilometres')
    .replace(/ m$/, ' metres')
    .replace(/^1 kg$/, '1 kilogram')
    .replace(/ kg$/, ' kilograms')
    .replace(/ g$/, ' grams')
    .replace(/%$/, ' per cent');

/** Described as it is drawn, in rows of ten. */
function hundredSquare({ shaded }: PictureOf<'hundred-square'>): string {
  const [rows, rest] = [Math.floor(shaded / 10), shaded % 10];
  const seen = [
    rows > 0 ? counted(rows, 'full row') : '',
    rest > 0 ? `${counted(rest, rows > 0 ? 'more square' : 'square')}` : '',
  ].filter(Boolean);
  return `A square of 10 rows with 10 small squares each. Shaded: ${listInWords(seen)}.`;
}

function place([x, y]: readonly [number, number], from: string): string {
  const across = `${Math.abs(x)} to the ${x < 0 ? 'left' : 'right'}`;
  return `${across} and ${Math.abs(y)} ${y < 0 ? 'down' : 'up'} from ${from}`;
}
