import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseProductEnvironment } from '../../config/product/product-environment';
import { readModel } from '../../config/product/model';
import { findNamedPlaceIn, findPlaceIn } from '../../modules/places/find-place';
import { createPlacesService } from '../../modules/places/service';
import { withStatedPlace } from '../question/places/stated-place';
import type { Question } from '../types';
import { askBuiltIn } from './ask-built-in';
import { askModel, toSheetRow } from './ask-model';
import { parseLines, type QuestionSet } from './set';
import { compareSheets, formatSheet, parseSheet, type SheetRow } from './sheet';

// npm run eval: asks an astrologer a set of questions and writes a sheet for a judge; --compare prints the differences of two sheets.
const assets = join(dirname(realpathSync(process.argv[1] ?? '.')), 'assets');
const usage = `npm run eval -- SET [--astrologer built-in|model|both] [--now DATE] [--out SHEET]
npm run eval -- --compare BEFORE AFTER
SET: JSON like server/assets/model-check/questions.json, or a conversation a line, its turns parted by >>.`;

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(1);
}

function readSet(file: string): QuestionSet {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return JSON.parse(text) as QuestionSet;
  const { births } = JSON.parse(readFileSync(join(assets, 'model-check/questions.json'), 'utf8')) as QuestionSet;
  return parseLines(text, births);
}

async function askAll(set: QuestionSet, astrologer: string, now: Date): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  const places = createPlacesService({ file: join(assets, 'places.json') });
  const findStatedPlace = (question: Question) => withStatedPlace(question, findNamedPlaceIn(places));
  if (astrologer !== 'model') for await (const row of askBuiltIn(set, now, findStatedPlace)) rows.push(row);
  if (astrologer === 'built-in') return rows;
  const model = readModel(parseProductEnvironment(process.env)) ?? fail('Set MODEL_URL and MODEL_NAME: the model that is to be asked.');
  for await (const answer of askModel(set, { model, findPlace: findPlaceIn(places), now })) rows.push(toSheetRow(answer));
  return rows;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    astrologer: { type: 'string', default: 'built-in' },
    now: { type: 'string' },
    out: { type: 'string' },
    compare: { type: 'boolean', default: false },
  },
});
const [file = fail('Name a set of questions.'), other] = positionals;
if (values.compare) {
  const read = (sheet: string) => parseSheet(readFileSync(sheet, 'utf8'));
  console.log(compareSheets(read(file), read(other ?? fail('Name two sheets.'))));
} else {
  const now = values.now === undefined ? new Date() : new Date(values.now);
  if (Number.isNaN(now.getTime())) fail(`"${values.now}" is no date: give it like 2026-11-27T06:30:00Z.`);
  if (!['built-in', 'model', 'both'].includes(values.astrologer)) fail(`There is no astrologer "${values.astrologer}".`);
  const sheet = formatSheet(await askAll(readSet(file), values.astrologer, now));
  if (values.out === undefined) process.stdout.write(sheet);
  else writeFileSync(values.out, sheet);
}
