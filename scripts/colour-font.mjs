// Reads, cuts down and writes a layered colour font (tables COLR 0 and CPAL).
import { Font, Glyph, parse, Path } from 'opentype.js/dist/opentype.mjs';
import { compress, decompress } from 'wawoff2';

/** How emoji fonts name the feature that joins the parts of an emoji into one picture. */
const JOINING = 'ccmp';
const EMOJI_STYLE = '\u{FE0F}';
/** Joiners and selectors: they have no picture and no width. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Reads a woff2 font. */
export async function readFont(woff2) {
  const bytes = await decompress(woff2);
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Writes a font as woff2; the same font gives the same bytes. */
export async function writeFont(font) {
  const bytes = Buffer.from(font.toArrayBuffer());
  keepOneTime(bytes);
  return Buffer.from(await compress(bytes));
}

/** The writer puts the present moment into `head.modified`; the moment of creation takes its place. */
function keepOneTime(bytes) {
  const entry = bytes.indexOf('head', 0, 'latin1');
  const head = bytes.readUInt32BE(entry + 8);
  bytes.copyWithin(head + 28, head + 20, head + 28);
}

/** The coloured glyph that a font shows for an emoji, however many parts it has; undefined where it has none. */
export function pictureOf(font, emoji) {
  const glyph = spellings(emoji)
    .map((text) => glyphOf(font, text))
    .find((found) => found !== undefined);
  return glyph?.getLayers(font)?.length > 0 ? glyph : undefined;
}

/** Fonts differ in whether U+FE0F counts when parts are joined, and some browsers take it out before they ask the font. */
function spellings(emoji) {
  return [...new Set([emoji, withoutStyle(emoji)])];
}

function withoutStyle(emoji) {
  return emoji.replaceAll(EMOJI_STYLE, '');
}

function glyphOf(font, text) {
  const parts = [...text].map((character) => font.charToGlyphIndex(character));
  if (parts.length === 1) return font.glyphs.get(parts[0]);
  const joined = font.substitution.getLigatures(JOINING);
  const match = joined.find(({ sub }) => sub.join() === parts.join());
  return match && font.glyphs.get(match.by);
}

/** A font with the pictures of these emoji and of their parts only. Throws where the source lacks one. */
export function cutFont(source, emoji, names) {
  const { unitsPerEm, ascender, descender } = source;
  const cut = startCut(source);
  const characters = [...new Set(emoji.flatMap((one) => [...one]))].sort();
  const idOf = new Map(characters.map((character) => [character, cut.addCharacter(character)]));
  const joined = emoji
    .filter((one) => [...withoutStyle(one)].length > 1)
    .flatMap((one) => {
      const by = cut.addPicture(one);
      return spellings(one).map((text) => ({ sub: [...text].map((part) => idOf.get(part)), by }));
    })
    .sort((a, b) => b.sub.length - a.sub.length);
  const { colr, cpal } = cut.colourTables();
  const font = new Font({
    ...names,
    ...{ unitsPerEm, ascender, descender, glyphs: cut.glyphs },
    createdTimestamp: source.tables.head.modified,
  });
  Object.assign(font.tables, { colr, cpal });
  for (const ligature of joined) font.substitution.add(JOINING, ligature);
  return font;
}

/** Collects glyphs, and the layers and colours that they need, in the order they are asked for. */
function startCut(source) {
  const glyphs = [];
  const pictures = [];
  const colours = [];
  const layerIds = new Map();

  const add = (name, unicode, advanceWidth, path = new Path()) =>
    glyphs.push(new Glyph({ name, unicode, advanceWidth, path })) - 1;
  const addPicture = (emoji, unicode) => {
    const glyph = pictureOf(source, emoji);
    if (!glyph) throw new Error(`The source font has no picture of ${emoji}`);
    const id = add(glyph.name, unicode, glyph.advanceWidth, glyph.path);
    pictures.push({ id, layers: glyph.getLayers(source) });
    return id;
  };
  const addCharacter = (character) => {
    const unicode = character.codePointAt(0);
    const invisible = INVISIBLE.test(character);
    return invisible ? add(`u${unicode}`, unicode, 0) : addPicture(character, unicode);
  };
  const addLayer = ({ glyph, paletteIndex }) => {
    const { index, name, advanceWidth, path } = glyph;
    if (!layerIds.has(index)) layerIds.set(index, add(name, undefined, advanceWidth, path));
    const colour = source.tables.cpal.colorRecords[paletteIndex];
    if (!colours.includes(colour)) colours.push(colour);
    return { glyphID: layerIds.get(index), paletteIndex: colours.indexOf(colour) };
  };
  const colourTables = () => {
    const layerRecords = [];
    const baseGlyphRecords = pictures.map(({ id, layers }) => {
      const firstLayerIndex = layerRecords.length;
      layerRecords.push(...layers.map(addLayer));
      return { glyphID: id, firstLayerIndex, numLayers: layers.length };
    });
    const palette = { numPaletteEntries: colours.length, colorRecords: colours };
    return {
      colr: { version: 0, baseGlyphRecords, layerRecords },
      cpal: { version: 0, ...palette, colorRecordIndices: [0] },
    };
  };

  add('.notdef', undefined, source.unitsPerEm);
  return { glyphs, addCharacter, addPicture, colourTables };
}
