import fact from '../../../content/asks/open/x_fact.json';
import match from '../../../content/asks/open/x_match.json';
import muhurta from '../../../content/asks/open/x_muhurta.json';
import naming from '../../../content/asks/open/x_naming.json';
import number from '../../../content/asks/open/x_number.json';
import self from '../../../content/asks/open/x_self.json';
import gem from '../../../content/asks/open/x_gem.json';
import place from '../../../content/asks/open/x_place.json';
import remedyPlanet from '../../../content/asks/open/x_remedyPlanet.json';
import service from '../../../content/asks/open/x_service.json';
import subject from '../../../content/asks/open/x_subject.json';

/** The asks of topics whose answers are mostly computed, and those of the service. */
export const computed = [fact, match, muhurta, naming, number, self, gem, place, remedyPlanet, service, subject];
