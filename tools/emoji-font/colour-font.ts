// Reads, reduces and writes a layered colour font (tables COLR 0 and CPAL).
import {
  Font,
  Glyph,
  parse,
  Path,
  type ColourLayers,
  type ColourPalette,
  type FontNames,
  type Layer,
} from 'opentype.js/dist/opentype.mjs';
import { compress, decompress } from 'wawoff2';

/** The OpenType feature that joins the parts of an emoji. */
const JOINING = 'ccmp';
const EMOJI_STYLE = '\u{FE0F}';
/** Joiners and variation selectors, which have no glyph. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** A glyph with its coloured layers. */
interface Picture {
  glyph: Glyph;
  layers: Layer[];
}

/** Reads a woff2 font. */
export async function readFont(woff2: Uint8Array): Promise<Font> {
  const bytes = await decompress(woff2);
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Writes a font as woff2; the same font gives the same bytes. */
export async function writeFont(font: Font): Promise<Buffer> {
  const bytes = Buffer.from(font.toArrayBuffer());
  keepOneTime(bytes);
  return Buffer.from(await compress(bytes));
}

/** The writer puts the current time into `head.modified`; the creation time replaces it. */
function keepOneTime(bytes: Buffer): void {
  const entry = bytes.indexOf('head', 0, 'latin1');
  const head = bytes.readUInt32BE(entry + 8);
  bytes.copyWithin(head + 28, head + 20, head + 28);
}

/** The colour glyph of an emoji with any number of parts; undefined if there is none. */
export function pictureOf(font: Font, emoji: string): Picture | undefined {
  const glyph = spellings(emoji)
    .map((text) => glyphOf(font, text))
    .find((found) => found !== undefined);
  const layers = glyph?.getLayers(font) ?? [];
  return glyph && layers.length > 0 ? { glyph, layers } : undefined;
}

/** Fonts differ in whether U+FE0F is part of a sequence, and some browsers remove it before the lookup. */
function spellings(emoji: string): string[] {
  return [...new Set([emoji, withoutStyle(emoji)])];
}

function withoutStyle(emoji: string): string {
  return emoji.replaceAll(EMOJI_STYLE, '');
}

function glyphOf(font: Font, text: string): Glyph | undefined {
  const [first = 0, ...others] = [...text].map((character) => font.charToGlyphIndex(character));
  if (others.length === 0) return font.glyphs.get(first);
  const parts = [first, ...others].join();
  const joined = font.substitution.getLigatures(JOINING).find(({ sub }) => sub.join() === parts);
  return joined && font.glyphs.get(joined.by);
}

/** A font with only the pictures of these emoji and their parts. Throws if the source lacks one. */
export function subsetFont(source: Font, emoji: readonly string[], names: FontNames): Font {
  const cut = new Subset(source);
  const characters = [...new Set(emoji.flatMap((one) => [...one]))].sort();
  const idOf = new Map(characters.map((character) => [character, cut.addCharacter(character)]));
  const joined = emoji
    .filter((one) => [...withoutStyle(one)].length > 1)
    .flatMap((one) => {
      const by = cut.addPicture(one);
      return spellings(one).map((text) => ({
        sub: [...text].flatMap((part) => idOf.get(part) ?? []),
        by,
      }));
    })
    .sort((a, b) => b.sub.length - a.sub.length);
  // Must come before the font is made, because it adds the glyphs of the layers.
  const colourTables = cut.colourTables();
  const font = new Font({
    ...names,
    unitsPerEm: source.unitsPerEm,
    ascender: source.ascender,
    descender: source.descender,
    glyphs: cut.glyphs,
    createdTimestamp: source.tables.head.modified,
  });
  Object.assign(font.tables, colourTables);
  for (const ligature of joined) font.substitution.add(JOINING, ligature);
  return font;
}

/** Collects glyphs, with their layers and colours, in the order in which they are requested; returns the index of each. */
class Subset {
  readonly glyphs: Glyph[] = [];
  readonly #source: Font;
  readonly #pictures: { id: number; layers: Layer[] }[] = [];
  readonly #colours: number[] = [];
  readonly #layerIds = new Map<number, number>();

  constructor(source: Font) {
    this.#source = source;
    this.#add('.notdef', undefined, source.unitsPerEm);
  }

  addCharacter(character: string): number {
    const unicode = character.codePointAt(0);
    if (INVISIBLE.test(character)) return this.#add(`u${unicode}`, unicode, 0);
    return this.addPicture(character, unicode);
  }

  addPicture(emoji: string, unicode?: number): number {
    const picture = pictureOf(this.#source, emoji);
    if (!picture) throw new Error(`The source font has no picture of ${emoji}`);
    const { glyph, layers } = picture;
    const id = this.#add(glyph.name, unicode, glyph.advanceWidth, glyph.path);
    this.#pictures.push({ id, layers });
    return id;
  }

  colourTables(): { colr: ColourLayers; cpal: ColourPalette } {
    const layerRecords: ColourLayers['layerRecords'] = [];
    const baseGlyphRecords = this.#pictures.map(({ id, layers }) => {
      const firstLayerIndex = layerRecords.length;
      layerRecords.push(...layers.map((layer) => this.#addLayer(layer)));
      return { glyphID: id, firstLayerIndex, numLayers: layers.length };
    });
    return {
      colr: { version: 0, baseGlyphRecords, layerRecords },
      cpal: {
        version: 0,
        numPaletteEntries: this.#colours.length,
        colorRecords: this.#colours,
        colorRecordIndices: [0],
      },
    };
  }

  #addLayer({ glyph, paletteIndex }: Layer) {
    const { index, name, advanceWidth, path } = glyph;
    const glyphID = this.#layerIds.get(index) ?? this.#add(name, undefined, advanceWidth, path);
    this.#layerIds.set(index, glyphID);
    const colour = this.#source.tables.cpal.colorRecords[paletteIndex];
    if (colour === undefined) throw new Error(`The source font has no colour ${paletteIndex}`);
    if (!this.#colours.includes(colour)) this.#colours.push(colour);
    return { glyphID, paletteIndex: this.#colours.indexOf(colour) };
  }

  #add(name: string, unicode: number | undefined, advanceWidth: number, path = new Path()): number {
    return this.glyphs.push(new Glyph({ name, unicode, advanceWidth, path })) - 1;
  }
}
