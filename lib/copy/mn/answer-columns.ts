/** What the server calls columns of the table of answers, and its file, Mongolian. Source: behaviour §29. */
import type { Copy } from "../en";

export const answerColumns: Copy["answerColumns"] = {
  counterparty: "Нөгөө тал",
  owner: "Эзэмшигч",
  link: "Гэрээний холбоос",
  currencyColumn: (name: string) => `${name} (валют)`,
  file: "Хариулт",
  /** Topics of the review that are no subject of playbooks. */
  topics: {
    agreement_date: "Гэрээний өдөр",
    effective_date: "Хүчин төгөлдөр болох өдөр",
    expiration_date: "Дуусах өдөр",
    competition_exception: "Өрсөлдөхийг хориглохын үл хамаарах зүйл",
    no_solicit_customers: "Үйлчлүүлэгч татахыг хориглох",
    non_disparagement: "Гутаахыг хориглох",
    first_refusal: "Тэргүүн ээлжийн эрх",
    revenue_sharing: "Орлого хуваах",
    price_restrictions: "Үнийн хязгаарлалт",
    minimum_commitment: "Доод хэмжээ",
    volume_restriction: "Хэмжээний хязгаар",
    joint_ip: "Хамтын оюуны өмч",
    license_grant: "Лиценз",
    perpetual_license: "Хугацаагүй лиценз",
    source_code_escrow: "Эх код хадгалуулах",
    covenant_not_to_sue: "Нэхэмжлэл гаргахгүй байх",
    third_party_beneficiary: "Гуравдагч этгээдийн эрх",
    post_termination_services: "Дууссаны дараах үйлчилгээ",
    confidentiality: "Нууцлал",
    dispute_resolution: "Маргаан",
    price: "Үнэ",
  },
};
