/** Words that carry no meaning of their own in a question or a clause. Folded. */
export const STOP_WORDS: readonly string[] = (
  "нь ба болон буюу энэ энэхүү вэ уу үү юу ямар хэн хаана хэзээ хэд хэдэн хэдий хүртэл аль гэрээ гэрээний " +
  "гэрээнд гэрээг бий байна байгаа гэж бол дээр тэр түүнийг түүний үүнийг үүний тэгвэл харин мөн бас"
).split(" ");

/** What is cut off a word for its stem. */
export const ENDINGS: readonly string[] = (
  "уудын үүдийн уудад үүдэд ууд үүд гийн ийн ын ийг ыг гаас гээс аас ээс оос өөс аар ээр оор өөр тай тэй той " +
  "даа дээ дад дэд нд руу рүү сан сэн сон сөн даг дэг дог дөг на нэ но нө ах эх ох өх х г д т ы н"
).split(" ");

/** Words that people ask with and contracts write otherwise. */
export const SYNONYMS: readonly string[] = [
  "үнэ төлбөр төлнө хөлс дүн",
  "хугацаа хүчинтэй жил сар",
  "шүүх арбитр маргаан",
  "түрээс түрээсийн",
  "хүлээлгэн гүйцэтгэх хүргэх",
  "торгууль алданги",
  "цуцлах дуусгавар",
];
