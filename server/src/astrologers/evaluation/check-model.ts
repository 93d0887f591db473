import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseProductEnvironment } from '../../config/product/product-environment';
import { readModel } from '../../config/product/model';
import { createPlacesService } from '../../modules/places/service';
import { findPlaceIn } from '../../modules/places/find-place';
import { askModel, formatCheckedAnswer } from './ask-model';
import type { QuestionSet } from './set';

// npm run model -- check: thirty questions of three births to the model of MODEL_URL, with the results.
const assets = join(dirname(realpathSync(process.argv[1] ?? '.')), 'assets');
const model = readModel(parseProductEnvironment(process.env));
if (model === null) {
  console.error('Set MODEL_URL and MODEL_NAME: the model that is to be checked.');
  process.exit(1);
}
const set = JSON.parse(readFileSync(join(assets, 'model-check/questions.json'), 'utf8')) as QuestionSet;
const places = createPlacesService({ file: join(assets, 'places.json') });
let count = 0;
let failed = 0;
let withheld = 0;
for await (const answer of askModel(set, { model, findPlace: findPlaceIn(places), now: new Date() })) {
  console.log(`${formatCheckedAnswer(answer, count)}\n`);
  count += 1;
  if (answer.failure !== null) failed += 1;
  withheld += answer.withheld.length;
}
console.log(`${count - failed} of ${count} answered, ${withheld} sentences withheld`);
