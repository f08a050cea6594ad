// `npm run content`: checks all content and prints what is covered; `-- --catalogue` writes it out as pages to read.
import { z } from 'zod/mini';
import { readAllContent, type AllContent } from './banks.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { CATALOGUE_FOLDER, writeCatalogue } from './catalogue/files.ts';
import { coverageOf } from './coverage.ts';
import { printFinding } from './finding.ts';
import { writeSchemas } from './json-schema.ts';
import { ContentError } from './read.ts';
import { allFindings } from './rules.ts';

/** The content; null, after saying what is wrong, when a file cannot be used. */
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
        coverageOf(year).map(({ objective, ...counts }) => [
          objective.code,
          { title: objective.title, ...counts },
        ]),
      ),
    );
  }
}

/** Checks everything; true when nothing is wrong. */
function check(all: AllContent): boolean {
  const findings = allFindings(all.content);
  for (const finding of findings) console.error(printFinding(finding, all.places));
  console.info(findings.length === 0 ? 'All content is in order.' : `${findings.length} to mend.`);
  return findings.length === 0;
}

// Says in words what does not fit a schema.
z.config(z.locales.en());
const options = new Set(process.argv.slice(2));
if (options.has('--schemas')) await writeSchemas();
const all = readOrSay();
if (all && options.has('--coverage')) printCoverage(all);
const isSound = all !== null && check(all);
if (all && options.has('--catalogue')) {
  const pages = catalogue(all.content);
  writeCatalogue(pages);
  console.info(`${pages.size} pages in ${CATALOGUE_FOLDER}`);
}
process.exitCode = isSound ? 0 : 1;
