import { createAssessor } from './assess';
import type { CareClass, CareKind } from './classes';
import { careClasses, careKinds } from './classes';
import type { CareModel } from './classifier';

const text = 'any text of several words';

/** An assessor with a model that gives every text these shares, with the named classes, or equal ones for all classes of a kind. */
function assessorOf(shares: Record<CareKind, number>, classes: readonly CareClass[] = ['home_violence', 'illness']) {
  const kindScores = Float64Array.from(careKinds.map((kind) => Math.log(shares[kind])));
  const outputs = Object.keys(careClasses) as CareClass[];
  const classScores = Float64Array.from(outputs.map((className) => (classes.includes(className) ? 10 : 0)));
  const model: CareModel = {
    inputs: '',
    settings: {
      version: 'test',
      apartFrom: [],
      thresholds: { check: 0.2, despair: 0.5, danger: 0.1, matter: 0.1 },
      despairWeights: { bias: 0, despair: 1, matter: 0, length: 0 },
    },
    tables: { kinds: { outputs: careKinds, score: () => kindScores }, classes: { outputs, score: () => classScores } },
  };
  return createAssessor(model);
}

describe('danger and a matter', () => {
  it('are not added up if both are unlikely', () => {
    expect(assessorOf({ none: 0.84, matter: 0.07, danger: 0.08, despair: 0.01 }).assess([text])).toBeNull();
    expect(assessorOf({ none: 0.84, matter: 0.08, danger: 0.07, despair: 0.01 }).assess([text])).toBeNull();
  });

  it('are each named by their own score', () => {
    expect(assessorOf({ none: 0.83, matter: 0.01, danger: 0.15, despair: 0.01 }).assess([text])).toMatchObject({
      className: 'home_violence',
    });
    expect(assessorOf({ none: 0.83, matter: 0.15, danger: 0.01, despair: 0.01 }).assess([text])).toMatchObject({ className: 'illness' });
  });

  it('need a higher score if none of their classes is likely', () => {
    expect(assessorOf({ none: 0.83, matter: 0.01, danger: 0.15, despair: 0.01 }, []).assess([text])).toBeNull();
    expect(assessorOf({ none: 0.43, matter: 0.01, danger: 0.55, despair: 0.01 }, []).assess([text])).toMatchObject({ level: 'O' });
  });

  it('are the matter if danger is far less likely', () => {
    expect(assessorOf({ none: 0.31, matter: 0.53, danger: 0.15, despair: 0.01 }).assess([text])).toMatchObject({ className: 'illness' });
  });
});

it('danger is not answered as despair below its own threshold', () => {
  const { assess, isDoubtful } = assessorOf({ none: 0.55, matter: 0.01, danger: 0.12, despair: 0.32 });
  expect(assess([text])).toMatchObject({ className: 'home_violence' });
  expect(isDoubtful(text)).toBe(true);
});
