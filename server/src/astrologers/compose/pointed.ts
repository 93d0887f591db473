import type { Context } from './context';
import { composeAgain } from './pointed/again';
import { composeAgreeing } from './pointed/agreeing';
import { composeAttempts } from './pointed/attempts';
import { composeBlame } from './pointed/blame';
import { composeChance } from './pointed/chance';
import { composeCondition } from './pointed/condition';
import { composeCost } from './pointed/cost';
import { composeDoOrLeave } from './pointed/do-or-leave';
import { composeDuration } from './pointed/duration';
import { composeGivingUp } from './pointed/giving-up';
import { composeHours } from './pointed/hours';
import { composeHowOften } from './pointed/how-often';
import { composeHowLong } from './pointed/how-long';
import { composeManglikEffect } from './pointed/manglik-effect';
import { composeMoneySource } from './pointed/money-source';
import { composeNecessity } from './pointed/necessity';
import { composeObstacle } from './pointed/obstacle';
import { composePaysLittle } from './pointed/pays-little';
import { composePlanetTrade } from './pointed/planet-trade';
import { composePrice } from './pointed/price';
import { composeQuantity } from './pointed/quantity';
import { composeReturning } from './pointed/returning';
import { composeTelling } from './pointed/telling';
import { composeTimeTurns } from './pointed/time-turns';
import { composeUntil } from './pointed/until';
import { composeWhichPlanet } from './pointed/which-planet';
import { composeWhichTime } from './pointed/which-time';
import { composeWhoseWay } from './pointed/whose-way';

const answers: readonly ((context: Context) => string | null)[] = [composeTimeTurns, composeWhichTime, composeAgain, composePaysLittle, composePlanetTrade, composeManglikEffect, composeUntil, composeDuration, composeHours, composeAttempts, composeHowOften, composePrice, composeHowLong, composeObstacle, composeChance, composeCost, composeBlame, composeWhichPlanet, composeCondition, composeAgreeing, composeWhoseWay, composeReturning, composeTelling, composeDoOrLeave, composeMoneySource, composeGivingUp, composeNecessity, composeQuantity];

/** Questions whose form says what the first sentence has to name, alone or after another one; null for every other. */
export function composePointed(context: Context): string | null {
  // Prices and free questions are the service's, not the chart's.
  if (context.read.kind === 'service') return null;
  for (const compose of answers) {
    const text = compose(context);
    if (text !== null) return text;
  }
  return null;
}
