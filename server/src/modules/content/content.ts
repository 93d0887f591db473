import { astrologers, freeQuestions, questionPricePaise, type Locale } from '@oracle-astra/shared/contract';
import { contentTexts } from './texts';
import type { SiteConfig } from '../../config/product/site';
import { aboutParts } from './texts/types';

export function getAstrologerCards(locale: Locale) {
  const { descriptions } = contentTexts[locale];
  return astrologers.map((name) => ({
    key: name,
    name,
    description: descriptions[name],
    is_ai: true,
    image: `/server-images/${name.toLowerCase()}.png`,
  }));
}

export function getPricing(locale: Locale) {
  const { descriptions } = contentTexts[locale];
  const price = questionPricePaise / 100;
  return {
    oracle_desc: descriptions.Oracle,
    oracle_price: price,
    free_oracle_questions: freeQuestions.Oracle,
    astra_desc: descriptions.Astra,
    astra_price: price,
    free_astra_questions: freeQuestions.Astra,
  };
}

export function getAboutSections(locale: Locale) {
  return aboutParts.map((part) => contentTexts[locale].about[part]);
}

export function getVideos(films: SiteConfig['films'], locale: Locale) {
  return films.map(({ video, title }) => ({ video, title: title[locale] }));
}
