export {
  dayLabels,
  genderLabels,
  languageLabels,
  maritalStatusLabels,
  nakshatraLabels,
  periodLabels,
  planetLabels,
  signLabels,
} from './labels';
