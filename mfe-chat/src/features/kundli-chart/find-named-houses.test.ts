import { findNamedHouses } from './find-named-houses';

it.each<[string, number[]]>([
  ['Your 10th lord Mars is in the 12th house (expense and far places).', [10, 12]],
  ['The Moon rules your 1st house and is in the 11th; again the 1st.', [11, 1]],
  ['Saturn stands on your ascendant.', [1]],
  ['मंगल दसवें भाव के स्वामी होकर आपके बारहवें भाव में हैं।', [10, 12]],
  ['पाँचवें भाव में शुक्र हैं, पांचवें घर में।', [5]],
  ['लग्न में शनि हैं, नौवें भाव में गुरु।', [1, 9]],
  ['Mangal dasven bhav ke swami hokar barahven bhav mein hain.', [10, 12]],
  ['It ends on 12 May 2027, in the 21st century, on the 4th of June.', []],
])('finds the houses of "%s"', (text, houses) => {
  expect(findNamedHouses(text)).toEqual(houses);
});
