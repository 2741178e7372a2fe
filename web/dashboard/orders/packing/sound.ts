let context: AudioContext | undefined;

/** A low tone of a fifth of a second for a wrong scan: who looks at the goods hears it. Silent where there is no sound. */
export function soundWrong(): void {
  context ??= new AudioContext();
  const { currentTime: now } = context;
  const tone = new OscillatorNode(context, { type: 'square', frequency: 160 });
  const volume = new GainNode(context, { gain: 0.15 });
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.2);
}
