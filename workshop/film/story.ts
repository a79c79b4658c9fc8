/** What the film tells: one alert, from the first sign to the record. Seconds from its beginning. */
export interface Stage {
  name: string;
  from: number;
  /** Line of the record: demonstration data, and the film says so. */
  clock: string;
  did: string;
  by: string;
}

export const SECONDS = 25;

/** Where the opening ends and the first stage begins. */
export const OPENING = 3.2;

export const STAGES: readonly Stage[] = [
  { name: 'Alerta', from: OPENING, clock: '03:12', did: 'sinal fora do padrão', by: 'SIEM' },
  { name: 'Triagem', from: 7.4, clock: '03:14', did: 'não é rotina', by: 'analista do turno' },
  { name: 'Investigação', from: 11.4, clock: '03:21', did: 'rastro seguido', by: 'especialista' },
  {
    name: 'Contenção',
    from: 15.6,
    clock: '03:29',
    did: 'servidor isolado',
    by: 'analista do turno',
  },
  { name: 'Registro', from: 20.4, clock: '03:40', did: 'causa e horários', by: 'coordenação' },
];

export interface Cue {
  from: number;
  to: number;
  text: string;
}

/** The narration of a film without sound: what /nsoc says of the work, and no more. */
export const CUES: readonly Cue[] = [
  { from: 0.4, to: 3.1, text: 'Madrugada. O SOC acompanha o que entra, o que sai\ne o que muda.' },
  {
    from: 3.3,
    to: 7.2,
    text: 'Um servidor procura um endereço que nunca procurou.\nO SIEM cruza os sinais e abre um alerta.',
  },
  {
    from: 7.5,
    to: 11.2,
    text: 'O analista do turno confere: quem, de onde,\ndesde quando. Não é rotina.',
  },
  {
    from: 11.5,
    to: 15.4,
    text: 'A investigação segue o rastro e encontra\npor onde o ataque entrou.',
  },
  {
    from: 15.7,
    to: 20.2,
    text: 'Com a autorização já combinada, o servidor é isolado.\nA sua equipe é avisada.',
  },
  {
    from: 20.5,
    to: 24.8,
    text: 'Cada passo fica registrado, com hora e autor,\npara explicar a causa e evitar que se repita.',
  },
];
