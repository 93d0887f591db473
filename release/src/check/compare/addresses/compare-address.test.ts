import { snapshot } from '../../../testing/page-snapshot';
import { compareAddress } from './compare-address';
import { readSnapshot, type Side } from '../open-side';

jest.mock('../open-side', () => ({ readSnapshot: jest.fn() }));

const side = (release: string) => ({ release }) as Side;
const lives = [side('live'), side('live')];
const late = { storage: ['local forum:draft', 'local fonts'] };

it('an effect that occurs a little later is no difference', async () => {
  jest
    .mocked(readSnapshot)
    .mockImplementation(async ({ release }, _address, patience = 1) =>
      Promise.resolve(snapshot(release === 'live' || patience > 1 ? late : {})),
    );
  expect(await compareAddress(side('own'), lives, 'https://site.example/forum', '/forum')).toMatchObject({
    differences: [],
    isJudged: true,
  });
});

it('reports a difference that lasts', async () => {
  jest.mocked(readSnapshot).mockImplementation(async ({ release }) => Promise.resolve(snapshot(release === 'live' ? {} : late)));
  expect((await compareAddress(side('own'), lives, 'https://site.example/forum', '/forum')).differences).toEqual([
    '/forum: storage key: + local fonts',
  ]);
});

it('opens a second page of the live release only where there are differences', async () => {
  const opened = jest.mocked(readSnapshot).mockClear();
  opened.mockImplementation(async () => Promise.resolve(snapshot()));
  await compareAddress(side('own'), lives, 'https://site.example/forum', '/forum');
  expect(opened).toHaveBeenCalledTimes(2);
});

it('gives many lasting differences the same hash whatever differs by chance', async () => {
  const many = Array.from({ length: 9 }, (_, at) => `https://site.example/forum/${at}`);
  const compare = async (chance: string) => {
    let looks = 0;
    jest.mocked(readSnapshot).mockImplementation(async ({ release }) => {
      looks += 1;
      return Promise.resolve(snapshot(release === 'live' ? {} : { links: [...many, ...(looks <= 2 ? [chance] : [])] }));
    });
    return (await compareAddress(side('own'), lives, 'https://site.example/forum', '/forum')).differences;
  };
  const [one, other] = [await compare('https://site.example/a'), await compare('https://site.example/b')];
  expect(one).toHaveLength(7);
  expect(one).toEqual(other);
});

it('a page that throws while it is read is not compared, and the reason is told', async () => {
  jest.mocked(readSnapshot).mockRejectedValue(new TypeError('This document requires TrustedHTML'));
  expect(await compareAddress(side('own'), lives, 'https://site.example/forum', '/forum')).toMatchObject({
    isJudged: false,
    unreached: ['Not compared, since /forum could not be read: TypeError: This document requires TrustedHTML'],
  });
});
