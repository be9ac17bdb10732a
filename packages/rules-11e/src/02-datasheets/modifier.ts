/** Characteristics of a model that rules change (02.02). */
export type CharacteristicName = 'move' | 'toughness' | 'save' | 'invulnerable' | 'leadership' | 'objectiveControl';

/** Characteristics of a weapon that rules change (02.04). */
export type WeaponCharacteristicName = 'range' | 'attacks' | 'skill' | 'strength' | 'armourPenetration' | 'damage';

/** One change of a value (02.02.01): the steps are applied in the order replace, multiply, add, divide, subtract. */
export type Modifier =
  /** `undefined` stands for "-" (02.02.01-c). */
  | { readonly step: 'replace'; readonly value: number | undefined }
  | { readonly step: 'multiply' | 'add' | 'divide' | 'subtract'; readonly value: number }
  /** Better or worse by so much, whichever way that is for the characteristic (02.02.01-g to -i). */
  | { readonly step: 'improve' | 'worsen'; readonly value: number };
