import {
  commandReroll as commandReroll11e,
  insaneBravery as insaneBravery11e,
  rapidIngress as rapidIngress11e,
} from '@adjutant/rules-11e/edition';

/** Command Re-roll: its rolls are those of the 11th edition, with desperate escape tests and hazardous tests. @rule 10e.strat-a */
export const commandReroll = { ...commandReroll11e, rule: '10e.strat-a', category: 'Battle Tactic' };

/** Insane Bravery. @rule 10e.strat-b */
export const insaneBravery = { ...insaneBravery11e, rule: '10e.strat-b', category: 'Epic Deed' };

/** Rapid Ingress. @rule 10e.strat-d */
export const rapidIngress = { ...rapidIngress11e, rule: '10e.strat-d', category: 'Strategic Ploy' };
