// Works out printed sums and equations exactly, as an independent check of answers.

/** A fraction in lowest terms, exact at any size. */
export interface Exact {
  top: bigint;
  bottom: bigint;
}

/** The number that makes an equation with one '?' true, wherever the '?' is. */
export function solve(equation: string): number {
  const sides = equation.split(' = ');
  const [left = '', right = ''] = sides;
  if (sides.length !== 2 || equation.split('?').length !== 2) {
    throw new Error(`Not an equation with one gap: ${equation}`);
  }
  const gap = (tried: Exact) => minus(calculate(left, tried), calculate(right, tried));
  const straight = root(gap(exact('1')), gap(exact('2')));
  if (straight && isZero(gap(straight))) return whole(straight);
  const inverse = root(gap(exact('1')), gap(exact('0.5')));
  if (inverse && !isZero(inverse)) {
    const answer = over(exact('1'), inverse);
    if (isZero(gap(answer))) return whole(answer);
  }
  throw new Error(`No number fits: ${equation}`);
}

/** Where the straight line with these values at 1 and 2 crosses zero. */
function root(atOne: Exact, atTwo: Exact): Exact | undefined {
  const slope = minus(atTwo, atOne);
  return isZero(slope) ? undefined : minus(exact('1'), over(atOne, slope));
}

/** '3n + 4' with a value substituted for n. */
export function putFor(formula: string, value: string): string {
  return formula.replace(/(\d*)n/, (_, factor: string) =>
    factor === '' ? `(${value})` : `${factor} × (${value})`,
  );
}

/** The value of a sum with +, −, ×, ÷, brackets, fractions, mixed numbers, powers, per cent, £ and p: '£1 and 25p'. */
export function calculate(text: string, gap?: Exact): Exact {
  const tokens = text.match(/[\d,]+(?:\.\d+)?|of|and|[^\s\d]/g) ?? [];
  let at = 0;
  const take = () => tokens[at++] ?? '';

  function sum(): Exact {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '−') {
      value = take() === '+' ? plus(value, product()) : minus(value, product());
    }
    return value;
  }

  function product(): Exact {
    let value = fraction();
    while (tokens[at] === '×' || tokens[at] === '÷' || tokens[at] === 'of') {
      value = take() === '÷' ? over(value, fraction()) : times(value, fraction());
    }
    return value;
  }

  function fraction(): Exact {
    const value = power();
    if (tokens[at] !== undefined && isNumber(tokens[at]) && tokens[at + 1] === '/') {
      return plus(value, fraction());
    }
    if (tokens[at] !== '/') return value;
    take();
    return over(value, power());
  }

  function power(): Exact {
    const value = single();
    const sign = tokens[at] ?? '';
    if (!'²³%p'.includes(sign) || sign === '') return value;
    take();
    if (sign === '%') return over(value, exact('100'));
    if (sign === 'p') return value;
    return sign === '²' ? times(value, value) : times(value, times(value, value));
  }

  function single(): Exact {
    const token = take();
    if (token === '£') {
      const pounds = times(single(), exact('100'));
      if (tokens[at] !== 'and') return pounds;
      take();
      return plus(pounds, single());
    }
    if (token === '?' && gap) return gap;
    if (token === '(') {
      const value = sum();
      if (take() !== ')') throw new Error(`No closing bracket: ${text}`);
      return value;
    }
    if (isNumber(token)) return exact(token);
    throw new Error(`Not a sum: ${text}`);
  }

  const value = sum();
  if (at !== tokens.length) throw new Error(`Not a sum: ${text}`);
  return value;
}

function isNumber(token: string | undefined): boolean {
  return /^[\d,]+(\.\d+)?$/.test(token ?? '');
}

/** A number as printed: '12,000', '0.27', '−4'. */
export function exact(text: string): Exact {
  const plain = text.replaceAll(',', '').replace('−', '-');
  const decimals = plain.split('.')[1] ?? '';
  return lowest(BigInt(plain.replace('.', '')), 10n ** BigInt(decimals.length));
}

function lowest(top: bigint, bottom: bigint): Exact {
  if (bottom === 0n) throw new RangeError('Division by zero');
  const size = (n: bigint): bigint => (n < 0n ? -n : n);
  const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));
  const by = common(size(top), size(bottom)) * (bottom < 0n ? -1n : 1n);
  return { top: top / by, bottom: bottom / by };
}

export const plus = (a: Exact, b: Exact) =>
  lowest(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const minus = (a: Exact, b: Exact) =>
  lowest(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom);
export const times = (a: Exact, b: Exact) => lowest(a.top * b.top, a.bottom * b.bottom);
/** a ÷ b; throws RangeError when b is zero */
export const over = (a: Exact, b: Exact) => lowest(a.top * b.bottom, a.bottom * b.top);
const isZero = (a: Exact) => a.top === 0n;

/** The value as a whole number; NaN if it is not one. */
export function whole(value: Exact): number {
  return value.bottom === 1n ? Number(value.top) : NaN;
}
