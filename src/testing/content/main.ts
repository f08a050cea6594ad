// `npm run content`: checks all content, prints what is covered, and writes the catalogue (only compares it with --check).
import { CONTENT } from './banks.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { outdatedFiles, writeCatalogue } from './catalogue/files.ts';
import { coverageOf } from './coverage.ts';
import { printFinding } from './finding.ts';
import { allFindings } from './rules.ts';

for (const content of CONTENT) {
  console.info(`\nYear ${content.year}`);
  console.table(
    Object.fromEntries(
      coverageOf(content).map(({ objective, ...counts }) => [
        objective.code,
        { title: objective.title, ...counts },
      ]),
    ),
  );
}

const findings = allFindings();
for (const finding of findings) console.error(printFinding(finding));
console.info(`\n${findings.length} findings`);

const pages = catalogue(CONTENT);
const outdated = process.argv.includes('--check') ? outdatedFiles(pages) : [];
if (outdated.length > 0) console.error(`Run npm run content; outdated: ${outdated.join(', ')}`);
if (!process.argv.includes('--check')) {
  writeCatalogue(pages);
  console.info(`docs/content: ${pages.size} pages`);
}
process.exitCode = findings.length + outdated.length > 0 ? 1 : 0;
