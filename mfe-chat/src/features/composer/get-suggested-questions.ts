import type { Astrologer, Chart } from '@oracle-astra/shared/contract';

const generalQuestions: Record<Astrologer, readonly string[]> = {
  Oracle: ['Which years are good for higher studies?', 'What should I give more time to this month?', 'क्या इस साल नौकरी बदलना ठीक रहेगा?'],
  Astra: ['What kind of partner suits my chart?', 'Should I stay in my work or look around?', 'मेरी शादी के लिए कौन सा समय अच्छा है?'],
};

/** Suggested questions for a new chat. The first is about the current mahadasha, once the chart has loaded. */
export function getSuggestedQuestions(astrologer: Astrologer, chart: Chart | undefined): string[] {
  const aboutMahadasha = chart ? [`What does my ${chart.current_mahadasha} mahadasha ask of me?`] : [];
  return [...aboutMahadasha, ...generalQuestions[astrologer]];
}
