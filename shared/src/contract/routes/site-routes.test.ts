import * as siteRoutes from './site-routes';
import { slugify } from '../input/slugify';

describe('a slug', () => {
  it.each([
    ['What does Shani Sade Sati mean?', 'what-does-shani-sade-sati-mean'],
    ['  Marriage -- when?!  ', 'marriage-when'],
    ['शनि की साढ़ेसाती क्या है?', 'शनि-की-साढ़ेसाती-क्या-है'],
    ['Rahu & Ketu: 7th/1st', 'rahu-ketu-7th-1st'],
    ['???', 'discussion'],
    ['', 'discussion'],
  ])('%s becomes %s', (title, slug) => {
    expect(slugify(title)).toBe(slug.normalize('NFC'));
  });

  it('is the same for composed and decomposed letters', () => {
    expect(slugify('cafe\u0301')).toBe(slugify('café'));
  });

  it('has at most 80 letters and does not end with a hyphen', () => {
    expect([...slugify('a'.repeat(200))]).toHaveLength(80);
    expect(slugify(`${'a'.repeat(79)} more words`)).toBe('a'.repeat(79));
  });

  it('never splits a surrogate pair', () => {
    const slug = slugify(`a${'𑀓'.repeat(100)}`);
    expect(slug).toBe(`a${'𑀓'.repeat(39)}`);
    expect(decodeURIComponent(siteRoutes.discussion(slug, 'd1'))).toBe(`/forum/${slug}?did=d1`);
  });
});

describe('addresses', () => {
  it('omit parameters without a value', () => {
    expect([
      siteRoutes.createKundli(),
      siteRoutes.chats({}),
      siteRoutes.forum({ page: undefined, query: undefined }),
      siteRoutes.blogs(),
      siteRoutes.profile(),
    ]).toEqual(['/create-kundli', '/chats', '/forum', '/blogs', '/profile']);
  });

  it.each([
    [siteRoutes.createKundli({ type: 'Astra' }), '/create-kundli?type=Astra'],
    [siteRoutes.createKundli({ predictions: 'true', p_type: 'weekly' }), '/create-kundli?predictions=true&p_type=weekly'],
    [siteRoutes.dailyPrediction({ bid: 'b1', p_type: 'daily' }), '/daily-prediction?bid=b1&p_type=daily'],
    [siteRoutes.chats({ type: 'Oracle', bid: 'b 1&x' }), '/chats?type=Oracle&bid=b+1%26x'],
    [siteRoutes.horoscope('Leo'), '/horoscope?zodiac=Leo&when=Today'],
    [siteRoutes.horoscope('Aries', 'Tomorrow'), '/horoscope?zodiac=Aries&when=Tomorrow'],
    [siteRoutes.blogs(2), '/blogs?page=2'],
    [siteRoutes.blog('a/b?c'), '/blogs/a%2Fb%3Fc'],
    [siteRoutes.forumEdit('d/1'), '/forum/edit-post/d%2F1'],
    [siteRoutes.activities('u1'), '/profile/activities?uid=u1&page=1'],
  ])('%s', (address, written) => {
    expect(address).toBe(written);
  });

  it('of a discussion can be parsed, also in Hindi', () => {
    const address = new URL(siteRoutes.discussion(slugify('शनि क्या है'), 'd&1'), 'http://site.test');
    expect(decodeURIComponent(address.pathname)).toBe('/forum/शनि-क्या-है');
    expect(address.searchParams.get('did')).toBe('d&1');
  });
});
