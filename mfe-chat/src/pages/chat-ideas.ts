import type { Astrologer, Chart } from '@oracle-astra/shared/contract';

const general: Record<Astrologer, readonly string[]> = {
  Oracle: ['Which years are good for higher studies?', 'What should I give more time to this month?', 'क्या इस साल नौकरी बदलना ठीक रहेगा?'],
  Astra: ['What kind of partner suits my chart?', 'Should I stay in my work or look around?', 'मेरी शादी के लिए कौन सा समय अच्छा है?'],
};

/** Questions to begin with; the first is about the period that runs in this chart. */
export function ideasFor(astrologer: Astrologer, chart: Chart | undefined): string[] {
  const first = chart ? [`What does my ${chart.current_mahadasha} mahadasha ask of me?`] : [];
  return [...first, ...general[astrologer]];
}
