import '../time/delta-t';
import { AstroTime, e_tilt, Rotation_EQJ_ECT, type RotationMatrix } from 'astronomy-engine';
import { lahiri } from './ayanamsa';

/** The values that all longitudes of one instant share, in degrees. */
export interface Sky {
  time: AstroTime;
  ayanamsa: number;
  /** Apparent tropical longitude of the sidereal zero point: the ayanamsa and the nutation in longitude. */
  zero: number;
  /** True obliquity of the ecliptic. */
  obliquity: number;
  /** The rotation from the mean equator of J2000 to the true ecliptic of date. */
  rotation: RotationMatrix;
}

/** @param at an instant, or days of Universal Time since J2000; throws a RangeError for anything else. */
export function skyAt(at: Date | number): Sky {
  if (Number.isNaN(Number(at))) throw new RangeError('There is no such instant.');
  const time = new AstroTime(at);
  const tilt = e_tilt(time);
  const ayanamsa = lahiri(time.tt);
  return { time, ayanamsa, zero: ayanamsa + tilt.dpsi / 3600, obliquity: tilt.tobl, rotation: Rotation_EQJ_ECT(time) };
}
