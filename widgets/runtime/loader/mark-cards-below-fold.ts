export function markCardsBelowFold(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute("data-ahead", !isIntersecting);
      if (isIntersecting) observer.unobserve(target);
    }
  });
  for (const cards of document.querySelectorAll(".cards")) observer.observe(cards);
}
