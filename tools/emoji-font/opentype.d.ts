// The part of opentype.js 2 that reducing the emoji font needs. The package has no types, and @types/opentype.js lacks
// colour tables.
declare module 'opentype.js/dist/opentype.mjs' {
  export class Path {
    commands: { type: string }[];
  }

  export interface Layer {
    glyph: Glyph;
    /** Index of its colour in the font's palette. */
    paletteIndex: number;
  }

  export interface GlyphOptions {
    name: string;
    unicode?: number | undefined;
    advanceWidth: number;
    path: Path;
  }

  export class Glyph {
    constructor(options: GlyphOptions);
    index: number;
    name: string;
    advanceWidth: number;
    path: Path;
    getLayers(font: Font): Layer[] | undefined;
  }

  /** Glyphs (by index) that are shown as one. */
  export interface Ligature {
    sub: number[];
    by: number;
  }

  export interface ColourLayers {
    version: number;
    baseGlyphRecords: { glyphID: number; firstLayerIndex: number; numLayers: number }[];
    layerRecords: { glyphID: number; paletteIndex: number }[];
  }

  export interface ColourPalette {
    version: number;
    numPaletteEntries: number;
    /** As 0xBBGGRRAA. */
    colorRecords: number[];
    colorRecordIndices: number[];
  }

  export interface FontNames {
    familyName: string;
    styleName: string;
    copyright: string;
    license: string;
  }

  export interface FontOptions extends FontNames {
    unitsPerEm: number;
    ascender: number;
    descender: number;
    glyphs: Glyph[];
    /** Seconds since 1970. */
    createdTimestamp: number;
  }

  export class Font {
    constructor(options: FontOptions);
    unitsPerEm: number;
    ascender: number;
    descender: number;
    glyphs: { get(index: number): Glyph };
    substitution: {
      getLigatures(feature: string): Ligature[];
      add(feature: string, ligature: Ligature): void;
    };
    tables: {
      head: { modified: number };
      colr: ColourLayers;
      cpal: ColourPalette;
    };
    charToGlyphIndex(character: string): number;
    hasChar(character: string): boolean;
    toArrayBuffer(): ArrayBuffer;
  }

  export function parse(bytes: ArrayBuffer | SharedArrayBuffer): Font;
}
