/** A helpline of India. `checked` is the day on which number, hours and source were last verified. */
export interface Helpline {
  number: string;
  /** The source of the number and its hours. */
  source: string;
  /** YYYY-MM-DD; a test fails 90 days later. */
  checked: string;
  /** `unverified` if no source states the hours. */
  hours: 'always' | '8–20' | 'unverified';
}

const checked = '2026-11-22';

/** All helplines of the site; docs/product/care.md says what each is for. Dial all of them before a release. */
export const helplines = {
  emergency: { number: '112', source: 'Lok Sabha, 12 December 2025', checked, hours: 'always' },
  ambulance: { number: '108', source: 'National Health Mission; states not verified', checked, hours: 'unverified' },
  mind: { number: '14416', source: 'Tele-MANAS; Lok Sabha, 12 December 2025', checked, hours: 'always' },
  women: { number: '181', source: 'Rajya Sabha, 11 December 2024; not in West Bengal', checked, hours: 'always' },
  womenCommission: { number: '14490', source: 'National Commission for Women, 24 November 2025', checked, hours: 'always' },
  children: { number: '1098', source: 'Lok Sabha, 12 December 2025', checked, hours: 'always' },
  cybercrime: { number: '1930', source: 'Lok Sabha, 11 March 2025', checked, hours: 'unverified' },
  legalAid: { number: '15100', source: 'NALSA, undated', checked, hours: 'unverified' },
  addiction: { number: '14446', source: 'Rajya Sabha, July 2025', checked, hours: 'unverified' },
  elders: { number: '14567', source: 'Chandigarh, February 2022', checked, hours: '8–20' },
} as const satisfies Record<string, Helpline>;

export type HelplineName = keyof typeof helplines;
