import abroad from '../../../content/asks/money/abroad.json';
import court from '../../../content/asks/money/court.json';
import dealings from '../../../content/asks/money/dealings.json';
import debt from '../../../content/asks/money/debt.json';
import house from '../../../content/asks/money/house.json';
import houseSale from '../../../content/asks/money/houseSale.json';
import income from '../../../content/asks/money/income.json';
import inheritance from '../../../content/asks/money/inheritance.json';
import investment from '../../../content/asks/money/investment.json';
import lending from '../../../content/asks/money/lending.json';
import loan from '../../../content/asks/money/loan.json';
import luck from '../../../content/asks/money/luck.json';
import moneyBack from '../../../content/asks/money/moneyBack.json';
import rivals from '../../../content/asks/money/rivals.json';
import travel from '../../../content/asks/money/travel.json';
import vehicle from '../../../content/asks/money/vehicle.json';
import vehicleSale from '../../../content/asks/money/vehicleSale.json';
import visa from '../../../content/asks/money/visa.json';
import wealth from '../../../content/asks/money/wealth.json';
import general from '../../../content/asks/open/general.json';
import other from '../../../content/asks/open/other.json';
import time from '../../../content/asks/open/time.json';
import abuse from '../../../content/asks/open/x_abuse.json';
import ack from '../../../content/asks/open/x_ack.json';
import complaint from '../../../content/asks/open/x_complaint.json';
import dream from '../../../content/asks/open/x_dream.json';
import elsewhere from '../../../content/asks/open/x_elsewhere.json';
import farewell from '../../../content/asks/open/x_farewell.json';
import gibberish from '../../../content/asks/open/x_gibberish.json';
import greeting from '../../../content/asks/open/x_greeting.json';
import human from '../../../content/asks/open/x_human.json';
import meaning from '../../../content/asks/open/x_meaning.json';
import memory from '../../../content/asks/open/x_memory.json';
import thanks from '../../../content/asks/open/x_thanks.json';
import trick from '../../../content/asks/open/x_trick.json';
import trouble from '../../../content/asks/open/x_trouble.json';
import unknowable from '../../../content/asks/open/x_unknowable.json';
import children from '../../../content/asks/people/children.json';
import family from '../../../content/asks/people/family.json';
import friends from '../../../content/asks/people/friends.json';
import habits from '../../../content/asks/people/habits.json';
import harmony from '../../../content/asks/people/harmony.json';
import health from '../../../content/asks/people/health.json';
import homePeace from '../../../content/asks/people/homePeace.json';
import love from '../../../content/asks/people/love.json';
import loveMarriage from '../../../content/asks/people/loveMarriage.json';
import marriage from '../../../content/asks/people/marriage.json';
import mind from '../../../content/asks/people/mind.json';
import reunion from '../../../content/asks/people/reunion.json';
import secondMarriage from '../../../content/asks/people/secondMarriage.json';
import separation from '../../../content/asks/people/separation.json';
import spirit from '../../../content/asks/people/spirit.json';
import arts from '../../../content/asks/work/arts.json';
import business from '../../../content/asks/work/business.json';
import career from '../../../content/asks/work/career.json';
import careerField from '../../../content/asks/work/careerField.json';
import exam from '../../../content/asks/work/exam.json';
import fame from '../../../content/asks/work/fame.json';
import governmentJob from '../../../content/asks/work/governmentJob.json';
import higherStudy from '../../../content/asks/work/higherStudy.json';
import jobChange from '../../../content/asks/work/jobChange.json';
import leadership from '../../../content/asks/work/leadership.json';
import newJob from '../../../content/asks/work/newJob.json';
import partner from '../../../content/asks/work/partner.json';
import promotion from '../../../content/asks/work/promotion.json';
import speech from '../../../content/asks/work/speech.json';
import study from '../../../content/asks/work/study.json';
import transfer from '../../../content/asks/work/transfer.json';
import workConflict from '../../../content/asks/work/workConflict.json';
import type { Ask, TopicAsks } from './ask';
import { computed } from './computed-content';
import type { AskTopic } from './request';

/** The asks of every topic. */
export const askTopics = [
  ...computed,
  abroad,
  court,
  dealings,
  debt,
  house,
  houseSale,
  income,
  inheritance,
  investment,
  lending,
  loan,
  luck,
  moneyBack,
  rivals,
  travel,
  vehicle,
  vehicleSale,
  visa,
  wealth,
  general,
  other,
  time,
  abuse,
  ack,
  complaint,
  dream,
  elsewhere,
  farewell,
  gibberish,
  greeting,
  human,
  meaning,
  memory,
  thanks,
  trick,
  trouble,
  unknowable,
  children,
  family,
  friends,
  habits,
  harmony,
  health,
  homePeace,
  love,
  loveMarriage,
  marriage,
  mind,
  reunion,
  secondMarriage,
  separation,
  spirit,
  arts,
  business,
  career,
  careerField,
  exam,
  fame,
  governmentJob,
  higherStudy,
  jobChange,
  leadership,
  newJob,
  partner,
  promotion,
  speech,
  study,
  transfer,
  workConflict,
] as unknown as readonly TopicAsks[];

const byTopic = new Map<string, readonly Ask[]>(askTopics.map(({ matter, asks }) => [matter, asks]));

/** The asks of a topic, the general one first; empty if none are written. */
export const getAsks = (topic: AskTopic): readonly Ask[] => byTopic.get(topic) ?? [];
