/** The games in groups, and where each starts. Written by scripts/write-mirrors from
 * src/fairplay/games/__init__.py, where every part is explained. Do not edit. */

export const OFFERED: Record<string, { group: string; position: string; worksheets: boolean }> = {
  nim: { group: 'articles', position: 'nim:3,4,5', worksheets: true },
  'resta-zero': { group: 'articles', position: 'resta-zero:7,5,3,1', worksheets: true },
  'resta-um': { group: 'articles', position: 'resta-um:7,5,3,1', worksheets: true },
  nimble: { group: 'articles', position: 'nimble:1,3,3,6', worksheets: true },
  'modified-nimble': { group: 'articles', position: 'modified-nimble:1,3,5,9,11,13', worksheets: true },
  'poker-nim': { group: 'articles', position: 'poker-nim:4,5,6/10,10', worksheets: true },
  northcott: { group: 'articles', position: 'northcott:2-7,2-6,3-6,4-5,1-8,3-7,4-6,2-8', worksheets: true },
  lasker: { group: 'articles', position: 'lasker:3,4,5', worksheets: true },
  kayles: { group: 'articles', position: 'kayles:10', worksheets: true },
  dawson: { group: 'articles', position: 'dawson:7', worksheets: true },
  grundy: { group: 'articles', position: 'grundy:12', worksheets: true },
  wythoff: { group: 'classics', position: 'wythoff:5,8', worksheets: true },
  euclid: { group: 'classics', position: 'euclid:7,16', worksheets: true },
  'fibonacci-nim': { group: 'classics', position: 'fibonacci-nim:20,19', worksheets: true },
  'subtract-a-square': { group: 'classics', position: 'subtract-a-square:13', worksheets: true },
  'node-kayles': { group: 'classics', position: 'node-kayles:1-2,1-4,2-3,3-4,3-5,5-6,6-7', worksheets: true },
  hackenbush: { group: 'classics', position: 'hackenbush:0-1,0-6,1-2,1-5,2-3,2-4,6-7,7-8,7-9', worksheets: true },
  chomp: { group: 'classics', position: 'chomp:4x5', worksheets: true },
  cram: { group: 'classics', position: 'cram:3x4', worksheets: true },
  subtraction: { group: 'own', position: 'sub{1,2,3}:21', worksheets: true },
  heap: { group: 'own', position: 'heap{take 1-3 or split}:12', worksheets: true },
  pair: { group: 'own', position: 'pair{take 1-2 from one or the same from both, 1-2}:5,8', worksheets: false },
  graph: { group: 'own', position: 'graph{remove a vertex or an edge with its ends}:1-2,1-4,2-3,3-4,3-5,4-5', worksheets: false },
  octal: { group: 'own', position: '0.07:13', worksheets: false },
};
