/** Lengths of room codes. Written by scripts/write-mirrors from
 * src/fairplay/protocol.py, where every part is explained. Do not edit. */

export const CODE_LENGTHS = {
  public: 6,
  unlisted: 10,
  private: 26,
};
