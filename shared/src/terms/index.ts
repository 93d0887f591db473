export {
  dayLabels,
  genderLabels,
  languageLabels,
  maritalStatusLabels,
  nakshatraLabels,
  periodLabels,
  planetLabels,
  signDateLabels,
  signLabels,
} from './labels';
