// `npm run content`: checks all content; `-- --watch` checks again after each change, `-- --help` lists the options.
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod/mini';
import { readAllContent, type AllContent } from './all-content.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { CATALOGUE_FOLDER, writeCatalogue } from './catalogue/files.ts';
import { coverageOf } from './coverage.ts';
import { printFinding } from './finding.ts';
import { writeSchemas } from './json-schema.ts';
import { ContentError } from './read.ts';
import { allFindings } from './rules.ts';

const CONTENT_FOLDER = fileURLToPath(new URL('../../content', import.meta.url));
/** An editor may save a file in several steps. */
const SETTLED_MS = 100;

/** The content; null, after reporting the problems, if a file cannot be used. */
function readOrSay(): AllContent | null {
  try {
    return readAllContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return null;
  }
}

function printCoverage({ content }: AllContent): void {
  for (const year of content) {
    console.info(`\nYear ${year.year}`);
    console.table(
      Object.fromEntries(
        coverageOf(year).map(({ objective, counts }) => [
          objective.code,
          { title: objective.title, ...Object.fromEntries(counts) },
        ]),
      ),
    );
  }
}

/** Checks everything; returns whether it is in order. */
function check(all: AllContent): boolean {
  const findings = allFindings(all);
  for (const finding of findings) console.error(printFinding(finding, all.locations));
  console.info(findings.length === 0 ? 'All content is in order.' : `${findings.length} to mend.`);
  return findings.length === 0;
}

const HELP = `Usage: npm run content [-- <options>]

  --watch      check again whenever a content file changes
  --coverage   print what is asked about each objective of the curriculum
  --catalogue  write all content as pages to read (dist/catalogue)
  --schemas    write the JSON Schemas that editors check content files with`;

/** Runs with these options; returns whether all content is in order. */
function runOnce(options: ReadonlySet<string>): boolean {
  const all = readOrSay();
  if (!all) return false;
  if (options.has('--coverage')) printCoverage(all);
  const isSound = check(all);
  if (options.has('--catalogue')) {
    const pages = catalogue(all.content);
    writeCatalogue(pages);
    console.info(`${pages.size} pages in ${CATALOGUE_FOLDER}`);
  }
  return isSound;
}

/** Runs `work` whenever a content file has been saved, until the program is stopped. */
function onEachSave(work: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(CONTENT_FOLDER, { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.yaml')) return;
    clearTimeout(timer);
    timer = setTimeout(work, SETTLED_MS);
  });
}

const options = new Set(process.argv.slice(2));
if (options.has('--help')) {
  console.info(HELP);
} else {
  // Describes in words what does not match a schema.
  z.config(z.locales.en());
  if (options.has('--schemas')) await writeSchemas();
  if (!runOnce(options)) process.exitCode = 1;
  if (options.has('--watch')) {
    onEachSave(() => {
      console.info(`\n${new Date().toLocaleTimeString()}`);
      runOnce(options);
    });
  }
}
