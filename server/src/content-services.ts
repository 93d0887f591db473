import type { ServerDeps } from './deps';
import { createAccuracyService } from './modules/accuracy/service';
import { createBlogService } from './modules/blog/service';
import type { createForumService } from './modules/forum/service';
import { createHoroscopeService } from './modules/horoscope/service';
import { createPanchangCalendar } from './modules/panchang/calendar';
import { createPanchangService } from './modules/panchang/service';
import { createPictureService } from './modules/pictures/service';
import type { PlacesService } from './modules/places/service';
import { createSkyService } from './modules/sky/service';

interface ContentParts {
  places: PlacesService;
  forum: ReturnType<typeof createForumService>;
}

/** Public content: horoscopes, panchang, sky, blog, with their pictures and figures. */
export function buildContentServices({ db, clock, config, log }: ServerDeps, { places, forum }: ContentParts) {
  const blog = createBlogService({
    ...config,
    onFailure: (error) => log.warn({ err: error }, 'The blog could not be read; what was read before stands'),
  });
  const horoscope = createHoroscopeService({ clock });
  const panchangCalendar = createPanchangCalendar({ clock, places });
  return {
    blog,
    horoscope,
    panchangCalendar,
    panchang: createPanchangService({ clock }),
    pictures: createPictureService({ ...config, clock, horoscope, panchangCalendar, blog, forum }),
    accuracy: createAccuracyService({ ...config, db, clock }),
    sky: createSkyService({ clock, places }),
  };
}
