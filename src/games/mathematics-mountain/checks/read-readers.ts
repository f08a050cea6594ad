// A second way to the answers of questions about a picture: from the words that describe it.

const NUMBER = /−?\d+/g;

function numbers(text: string): number[] {
  return (text.match(NUMBER) ?? []).map((one) => Number(one.replace('−', '-')));
}

/** The value of '40' or '3 marks above 40', from the words of a scale. */
function onScale(words: string, place: string): number {
  const [, spaces = '1', from = '0', to = '0'] =
    /(\d+) equal spaces from (−?\d+) to (−?\d+)/.exec(words) ?? [];
  const step = (numbers(to)[0] ?? 0) - (numbers(from)[0] ?? 0);
  const [first = NaN, second] = numbers(place);
  if (second === undefined) return first;
  return second + ((place.includes('below') ? -first : first) * step) / Number(spaces);
}

/** What a chart shows, by name. */
function chartOf(words: string): Map<string, number> {
  const points = words.split(/numbers [^.]+\. /)[1] ?? '';
  return new Map(
    points
      .replace(/\.$/, '')
      .split('. ')
      .map((point) => {
        const [name = '', place = ''] = point.split(/: (?=\d)/);
        return [name, onScale(words, place)];
      }),
  );
}

function clockOf(words: string): { hour: number; minute: number } {
  const long = /minute hand (?:points to (\d+)|is (\d+) minute marks? after (\d+))/.exec(words);
  const [, at, after = '0', from = '0'] = long ?? [];
  const minute = at === undefined ? (Number(from) % 12) * 5 + Number(after) : (Number(at) % 12) * 5;
  const [hour = NaN] = numbers(words.split('hour hand')[1] ?? '');
  return { hour, minute };
}

function minutesOf(time: string): number {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Earlier events are further left. */
const TIME_LINES = [
  'breakfast < lunch < tea < bedtime',
  'sunrise < midday < sunset',
  'yesterday < today < tomorrow',
  'a baby < a child < an adult',
];

/** The number in front of the earliest or latest of three things. */
function inTime(asked: string, things: readonly string[]): number {
  const line = TIME_LINES.find((known) => things.every((thing) => known.includes(thing))) ?? '';
  const places = things.map((thing) => line.split(' < ').indexOf(thing));
  if (places.includes(-1)) return NaN;
  return (
    1 + places.indexOf(/first|youngest/.test(asked) ? Math.min(...places) : Math.max(...places))
  );
}

/** The answer; NaN for any other question. */
export function solveRead(question: string, words: string): number {
  const [a = NaN, b = NaN, c = NaN, d = NaN] = numbers(words);
  if (words.startsWith('Counters in rows')) {
    const more = /(\d+) (?:more )?counters?/.exec(words)?.[1] ?? '0';
    const rows = /(\d+) full row/.exec(words)?.[1] ?? '0';
    return 5 * Number(rows) + Number(more);
  }
  if (words.startsWith('Number 1')) {
    return inTime(
      question,
      [...words.matchAll(/ is ([^.]+)\./g)].map(([, thing = '']) => thing),
    );
  }
  if (words.startsWith('A number line')) {
    const step = words.includes('equal spaces') ? (c - b) / a : a;
    const [marks = NaN, from = NaN] = numbers(words.split('The question mark')[1] ?? '');
    return words.includes('before') ? from - marks * step : from + marks * step;
  }
  if (/ rods? of ten/.test(words)) return 10 * a + b;
  if (/ rows? of /.test(words)) return a * b;
  if (words.startsWith('Coins')) {
    return [...words.matchAll(/(£?)(\d+)/g)].reduce(
      (sum, [, pound, n]) => sum + (pound ? 100 : 1) * Number(n),
      0,
    );
  }
  if (words.startsWith('A clock')) {
    const { hour, minute } = clockOf(words);
    if (question.includes('minutes past')) return minute;
    if (question.includes('until')) return (numbers(question)[0] ?? NaN) - hour;
    return question.includes('quarter to') ? (hour % 12) + 1 : hour;
  }
  if (words.startsWith('A ruler')) return b - a;
  if (words.startsWith('A protractor'))
    return onScale('1 equal spaces from 0 to 1', words.split('the other is')[1] ?? '');
  if (words.startsWith('A tally')) {
    const asked = /How many (\w+)/.exec(question)?.[1] ?? '';
    const row = new RegExp(`${asked}: ([^.]+)`, 'i').exec(words)?.[1] ?? '';
    const bundles = /(\d+) bundle/.exec(row)?.[1] ?? '0';
    return 5 * Number(bundles) + Number(/(\d+) stroke/.exec(row)?.[1] ?? '0');
  }
  if (words.startsWith('A shape like an L')) {
    if (question.includes('perimeter')) return a + b + c + d + (a - c) + (b - d);
    return a * b - (a - c) * (b - d);
  }
  if (words.startsWith('A grid')) {
    const [, x = '', y = ''] = /dot (\d+ to the \w+) and (\d+ \w+)/.exec(words) ?? [];
    return numbers(question.includes('y-coordinate of') ? y : x)[0] ?? NaN;
  }
  const row = /^How many (girls|boys|children) (?:like|play|do) (\w+)\?$/.exec(question);
  if (row) {
    const [, who = '', name = ''] = row;
    const cells = numbers(new RegExp(`${name}: ([^.]+)`, 'i').exec(words)?.[1] ?? '');
    if (who === 'children') return (cells[0] ?? NaN) + (cells[1] ?? NaN);
    return cells[who === 'girls' ? 0 : 1] ?? NaN;
  }
  if (words.startsWith('A table')) {
    const bus = Number(/Bus (\d)/.exec(question)?.[1]);
    const at = (stop: string) =>
      minutesOf(new RegExp(`${stop}: ([^.]+)`).exec(words)?.[1]?.split(', ')[bus - 1] ?? '');
    return at('Beach') - at('Mill');
  }
  const [, seen] = /The (?:pointer|level) is (.*)/.exec(words) ?? [];
  if (seen !== undefined) {
    const value = onScale(words, seen);
    const [rise = 0] = numbers(question);
    return question.includes('out of this jug') ? value - rise : value + rise;
  }
  const chart = chartOf(words);
  const all = [...chart.values()];
  const named = [...chart].filter(([name]) => question.toLowerCase().includes(name.toLowerCase()));
  if (/busiest|highest/.test(question)) return Math.max(...all) - Math.min(...all);
  const values = named.map(([, value]) => value);
  return values.length === 2
    ? Math.abs((values[0] ?? NaN) - (values[1] ?? NaN))
    : (values[0] ?? NaN);
}
