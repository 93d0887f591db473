import type { CareReply, HelplineName } from '@oracle-astra/shared/contract';
import { helplines } from '@oracle-astra/shared/contract';
import { answerPlans, getAnswerKey, helpAbove } from './answer-key';
import { formatAnswer, sayHelp } from './answer-texts';
import type { CareAssessment, CareLanguage } from '../classes';

const names: Record<HelplineName, Record<CareLanguage, string>> = {
  emergency: { en: 'Emergency', hi: 'आपातकाल', 'hi-Latn': 'Emergency' },
  ambulance: { en: 'Ambulance', hi: 'एंबुलेंस', 'hi-Latn': 'Ambulance' },
  mind: { en: 'Tele-MANAS, to talk', hi: 'टेली-मानस, बात करने के लिए', 'hi-Latn': 'Tele-MANAS, baat karne ke liye' },
  women: { en: 'Women’s helpline', hi: 'महिला हेल्पलाइन', 'hi-Latn': 'Mahila helpline' },
  womenCommission: { en: 'Commission for Women', hi: 'महिला आयोग', 'hi-Latn': 'Mahila aayog' },
  children: { en: 'Childline', hi: 'चाइल्डलाइन', 'hi-Latn': 'Childline' },
  cybercrime: { en: 'Cybercrime', hi: 'साइबर अपराध', 'hi-Latn': 'Cyber apraadh' },
  legalAid: { en: 'Legal aid', hi: 'कानूनी मदद', 'hi-Latn': 'Kanooni madad' },
  addiction: { en: 'Drink and drugs', hi: 'नशा मुक्ति', 'hi-Latn': 'Nasha mukti' },
  elders: { en: 'Elderline, 8 to 20 h', hi: 'एल्डरलाइन, 8 से 20 बजे', 'hi-Latn': 'Elderline, 8 se 20 baje' },
};
const always: Record<CareLanguage, string> = { en: 'free, day and night', hi: 'मुफ़्त, दिन-रात', 'hi-Latn': 'muft, din-raat' };

function formatLabel(name: HelplineName, language: CareLanguage): string {
  const label = names[name][language];
  return helplines[name].hours === 'always' ? `${label} · ${always[language]}` : label;
}

/** The fixed reply to an assessment: its text, and the data that marks it as care. */
export function composeCareReply(assessment: CareAssessment): { text: string; care: CareReply } {
  const { className, level, language } = assessment;
  const numbers = answerPlans[className].numbers.map((name) => ({ number: helplines[name].number, label: formatLabel(name, language) }));
  return { text: formatAnswer(getAnswerKey(assessment), language), care: { level, language, helplines: numbers } };
}

/** The text above the astrologer's answer: help with the numbers to call, or, if in doubt, the question whether the person is safe. */
export function composeOpening(assessment: CareAssessment): string {
  const { className, language, band } = assessment;
  if (band === 'asked') return safetyQuestions[language];
  const numbers = answerPlans[className].numbers.map((name) => `${formatLabel(name, language)}: ${helplines[name].number}`);
  return `${sayHelp(helpAbove[className] ?? answerPlans[className].key, language)} ${numbers.join('; ')}.`;
}

const safetyQuestions: Record<CareLanguage, string> = {
  en: 'First of all: are you safe right now? If not, call 14416, free, day and night, or 112; you can also simply write "no".',
  hi: 'सबसे पहले: क्या आप अभी सुरक्षित हैं? अगर नहीं, तो 14416 पर फ़ोन कीजिए, मुफ़्त, दिन-रात, या 112 पर; बस "नहीं" लिखना भी काफ़ी है।',
  'hi-Latn':
    'Sabse pehle: kya aap abhi safe hain? Agar nahi, to 14416 par phone kijiye, muft, din-raat, ya 112 par; bas "nahi" likhna bhi kaafi hai.',
};
