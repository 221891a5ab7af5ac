/** Names of fields with the position of their own shape, 0 for none. `[]` are the elements of a list, `*` any other name. */
export type FieldShape = Record<string, number>;

/** A frame of the channel: the validator of all of it, and that of its `data` where events share an envelope. */
export type FrameCheck = { validator: string; data?: string };

/** Which fields the contract has in responses and frames, for the checker. Generated: see site/generate. */
export type ResponseFields = {
  /** The first is empty: nothing is known inside. */
  shapes: FieldShape[];
  /** By the name of the validator: `openCard.202`. */
  roots: Record<string, number>;
  /** By the `type` of the frame. */
  frames: Record<string, FrameCheck>;
};
