import type { Transit } from '../../../../astrology';
import type { Reasons } from '../types';
import { formatGraha, formatHouse, formatPlace, getGift, getHouseMatters } from './format';

/** The parts of a sentence; all but `graha` are in the form before a postposition. No verb may agree with `gift`, whose gender varies. */
interface Parts {
  graha: string;
  place: string;
  house: string;
  matters: string;
  gift: string;
}

const fill =
  (template: (parts: Parts) => string) =>
  (transit: Transit): string =>
    template({
      graha: formatGraha(transit),
      place: formatPlace(transit),
      house: formatHouse(transit.house),
      matters: getHouseMatters(transit.house),
      gift: getGift(transit.graha),
    });

export const reasons: Reasons = {
  favourable: [
    fill(
      ({ graha, place, house, matters, gift }) =>
        `${graha} ${place} में हैं और आपके ${house} से गुज़र रहे हैं। ${matters} में ${gift} देंगे।`,
    ),
    fill(({ graha, place, house, matters, gift }) => `${place} के ${graha} आपके ${house} में हैं, इसलिए ${matters} में ${gift} का साथ मिलेगा।`),
    fill(({ graha, place, house, matters, gift }) => `आपके ${house} में ${place} के ${graha} हैं। ${matters} में ${gift} से काम बनेंगे।`),
    fill(({ graha, place, house, matters, gift }) => `${place} के ${graha} आपके ${house} में अनुकूल हैं। ${matters} में ${gift} की कमी नहीं रहेगी।`),
    fill(({ graha, place, house, matters, gift }) => `गोचर में ${graha} ${place} में, आपके ${house} में शुभ हैं। ${matters} में ${gift} से लाभ होगा।`),
  ],
  mixed: [
    fill(({ graha, place, house, matters, gift }) => `${place} के ${graha} आपके ${house} में हैं, इसलिए ${matters} में ${gift} की ज़रूरत पड़ेगी।`),
    fill(({ graha, place, house, matters, gift }) => `आपके ${house} में ${place} के ${graha} हैं। ${matters} में सारा खेल ${gift} का है।`),
    fill(({ graha, place, house, matters, gift }) => `${graha} ${place} में, आपके ${house} में हैं। ${matters} में समय लगेगा, इसलिए ${gift} बनाए रखिए।`),
    fill(({ graha, place, house, matters, gift }) => `गोचर में ${graha} ${place} में, आपके ${house} में हैं। ${matters} में ${gift} से बात जल्दी बनेगी।`),
    fill(({ graha, place, house, matters, gift }) => `${place} के ${graha} का असर आपके ${house} पर है। ${matters} में ${gift} से चलिए, जल्दबाज़ी से नहीं।`),
  ],
  unfavourable: [
    fill(({ graha, place, house, matters, gift }) => `${place} के ${graha} आपके ${house} में अनुकूल नहीं हैं। ${matters} में ${gift} की कमी रह सकती है।`),
    fill(({ graha, place, house, matters, gift }) => `आपके ${house} पर ${place} के ${graha} का दबाव है। ${matters} में ${gift} बनाए रखना आसान नहीं होगा।`),
    fill(({ graha, place, house, matters, gift }) => `${graha} ${place} में, आपके ${house} में शुभ नहीं हैं। समय बदलेगा, तब तक ${matters} में ${gift} बनाए रखिए।`),
    fill(({ graha, place, house, matters, gift }) => `गोचर में ${graha} ${place} में, आपके ${house} में हैं। ${matters} में ज़्यादा ${gift} से काम लीजिए।`),
    fill(({ graha, place, house, matters, gift }) => `रफ़्तार धीमी है, क्योंकि ${place} के ${graha} आपके ${house} में हैं। ${matters} में ${gift} मत खोइए।`),
  ],
};
