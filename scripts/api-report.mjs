import './common/require-node.mjs';
import { writeFileSync } from 'node:fs';

const { createReport } = await import('./api-report/report.mjs');
const { reportFile } = await import('./api-report/kept-report.mjs');
writeFileSync(reportFile, createReport());
console.log(`Wrote ${reportFile}: look at what changed, and give shared the version that the change asks for.`);
