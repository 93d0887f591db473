import { render, screen } from '@testing-library/react';
import { sampleSiteDetails } from '@oracle-astra/shared/contract';
import { SiteDetailsContext } from '@oracle-astra/shared/ui';
import { SocialLinks } from './social-links';

const show = (details: Partial<typeof sampleSiteDetails>) =>
  render(
    <SiteDetailsContext value={{ ...sampleSiteDetails, ...details }}>
      <SocialLinks />
    </SiteDetailsContext>,
  );

it('shows nothing if the owner has no profile', () => {
  show({ facebook: null, instagram: null });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('shows the owner’s profiles', () => {
  show({ facebook: null, instagram: 'https://www.instagram.com/ours' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://www.instagram.com/ours']);
  expect(screen.getByRole('img', { name: 'Twitter' })).toBeInTheDocument();
});
